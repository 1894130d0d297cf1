# URI of Elixir's library: URI.new refuses, and URI.merge resolves.
defmodule Driver do
  def text(hex), do: Base.decode16!(hex, case: :lower)

  def part(nil), do: "\t-"
  def part(text), do: "\t" <> Base.encode16(text, case: :lower)

  def answer(["validity", rule, input]) do
    case URI.new(text(input)) do
      {:ok, %{scheme: scheme}} when rule != "URI" or scheme != nil -> "valid"
      _ -> "invalid"
    end
  end

  # The port of a known scheme is that of the scheme.
  def answer(["components", input]) do
    uri = URI.new!(text(input))
    parts = [uri.userinfo, uri.host, :unknown, uri.path || "", uri.query, uri.fragment]
    "components" <> part(uri.scheme) <> "\t?" <> Enum.map_join(parts, &if(&1 == :unknown, do: "\t?", else: part(&1)))
  end

  def answer(["resolve", base, reference]) do
    "result" <> part(URI.to_string(URI.merge(URI.new!(text(base)), URI.new!(text(reference)))))
  end

  def answer(_), do: "unsupported"

  def run do
    for line <- IO.stream(:stdio, :line) do
      fields = line |> String.trim_trailing("\n") |> String.split("\t")

      answer =
        try do
          answer(fields)
        rescue
          _ -> if hd(fields) == "validity", do: "invalid", else: "error"
        end

      IO.puts(answer)
    end
  end
end

Driver.run()
