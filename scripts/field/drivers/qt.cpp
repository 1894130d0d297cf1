// Qt: QUrl in strict mode, and QUrl::resolved.
#include "driver.h"
#include <QUrl>

static void put_qt(bool present, const QString &text) {
  const QByteArray octets = text.toUtf8();
  put_part(present ? octets.constData() : nullptr, (size_t)octets.size());
}

static void put_url(const QUrl &url) {
  if (url.isValid()) put_result(url.toString(QUrl::FullyEncoded).toUtf8().constData());
  else puts("error");
}

static QUrl url_of(const Request *request, int index) {
  return QUrl(QString::fromUtf8(request->text[index], (int)request->length[index]), QUrl::StrictMode);
}

static void answer(const Request *request) {
  const QString op = request->op;
  const QUrl url = url_of(request, 0);
  // QUrl takes the empty reference for a URL without a value.
  const bool known = url.isValid() || request->length[0] == 0;
  if (op == "validity") put_valid(known && (!url.isRelative() || QString(request->rule) != "URI"));
  else if (!known) puts("error");
  else if (op == "components") {
    fputs("components", stdout);
    put_qt(!url.scheme().isEmpty(), url.scheme());
    const QString authority = url.authority(QUrl::FullyEncoded), userinfo = url.userInfo(QUrl::FullyEncoded);
    put_qt(!authority.isNull(), authority);
    put_qt(!userinfo.isNull(), userinfo);
    put_qt(!url.host().isNull(), url.host(QUrl::FullyEncoded));
    put_qt(url.port() != -1, QString::number(url.port()));
    put_qt(true, url.path(QUrl::FullyEncoded));
    put_qt(url.hasQuery(), url.query(QUrl::FullyEncoded));
    put_qt(url.hasFragment(), url.fragment(QUrl::FullyEncoded));
    putchar('\n');
  } else if (op == "resolve") put_url(url.resolved(url_of(request, 1)));
  else if (op == "normalize") put_url(url.adjusted(QUrl::NormalizePathSegments));
  else puts("unsupported");
}
