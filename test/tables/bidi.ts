/**
 * Addresses with text from right to left, as people write them, and what RFC 3987 sections 4.2 and 4.4 say against them.
 * People judged each one before a program ran on it, by these rules:
 *
 * - The parts are those that the section names: labels of a host, segments and their extensions, names and values of a
 *   query. Other punctuation, such as "(", "'", "!" and ",", belongs to its part.
 * - "mixed": a part has letters of both directions (rule 1).
 * - "ends": a part from right to left begins or ends with another character, also with a digit (rule 2). A ")" after text
 *   from right to left counts as such text if text or a number is between it and its "(", since it stays there on the
 *   screen (Unicode Standard Annex #9, rule N0).
 * - "number": a number is next to a part from right to left, and moves on the screen (section 4.4). European digits before
 *   the part do not move if the letter before them is from left to right (rule W7).
 */
type Row = readonly [address: string, found?: readonly string[]];

const hebrew: readonly Row[] = [
  ["https://he.wikipedia.org/wiki/ישראל"],
  ["https://he.wikipedia.org/wiki/הכנסת_(מוסד)"],
  ["https://he.wikipedia.org/wiki/תל_אביב-יפו"],
  ["https://he.wikipedia.org/wiki/ג'ירפה"],
  ["https://he.wikipedia.org/wiki/צ'כיה_(מדינה)"],
  ["https://he.wikipedia.org/wiki/קטגוריה:ערים_בישראל"],
  ["https://he.wikipedia.org/wiki/משתמש:דוד_(חדש)"],
  ["https://he.wikipedia.org/wiki/שלום,_עליכם"],
  ["https://he.wikipedia.org/wiki/שלום!", ["ends שלום!"]],
  ["https://he.wikipedia.org/wiki/הללו!_(אלבום)"],
  ["https://he.wikipedia.org/wiki/אבא_(להקה)#היסטוריה"],
  ["https://he.wikipedia.org/wiki/1984_(ספר)", ["ends 1984_(ספר)"]],
  ["https://he.wikipedia.org/wiki/הבחירות_לכנסת_(1949)"],
  ["https://he.wikipedia.org/wiki/אפולו_11", ["ends אפולו_11"]],
  ["https://he.wikipedia.org/wiki/ויטמין_C", ["mixed ויטמין_C"]],
  ["https://he.wikipedia.org/wiki/(אין)_כותרת", ["ends (אין)_כותרת"]],
  ["https://he.wikipedia.org/wiki/ד.נ.א"],
  ["https://he.wikipedia.org/wiki/ירושלים?action=history"],
  ["https://he.wikipedia.org/w/index.php?title=ירושלים_(עיר)&action=edit"],
  ["https://he.wikipedia.org/w/index.php?search=מי+אני&go=לך"],
  ["https://he.wikipedia.org/w/index.php?search=מי*", ["ends מי*"]],
  ["https://he.wikipedia.org/wiki/User:דוד"],
  ["https://he.wikipedia.org/wiki/רמת_גן#גאוגרפיה_ואקלים"],
  ["https://www.example.co.il/חדשות/2023/כתבה", ["number 2023"]],
  ["https://www.example.co.il/2023/05/17/כתבה-ראשית"],
  ["https://www.example.co.il/כתבה-ראשית/17", ["number 17"]],
  ["https://www.example.co.il/מוצרים/נעליים-לגברים/"],
  ["https://www.example.co.il/מוצרים/נעלי-ריצה-42", ["ends נעלי-ריצה-42"]],
  ["https://www.example.co.il/p/12345/נעליים"],
  ["https://www.example.co.il/חנות?צבע=כחול&מידה=42", ["number 42"]],
  ["https://www.example.co.il/חנות?color=כחול&size=42"],
  ["https://www.example.co.il/תמונות/ים-המלח.jpg"],
  ["https://www.example.co.il/תמונות/ים_(קיץ).jpg"],
  ["https://דוגמה.ישראל/דף-הבית"],
  ["mailto:דוד@example.co.il"],
];

const arabic: readonly Row[] = [
  ["https://ar.wikipedia.org/wiki/قائمة_(رياضة)"],
  ["https://ar.wikipedia.org/wiki/القاهرة"],
  ["https://ar.wikipedia.org/wiki/جامعة_القاهرة_(مصر)"],
  ["https://ar.wikipedia.org/wiki/تصنيف:مدن_في_مصر"],
  ["https://ar.wikipedia.org/wiki/قُبَّة"],
  ["https://ar.wikipedia.org/wiki/مُدُنٌ"],
  ["https://ar.wikipedia.org/wiki/كرة_القدم_(توضيح)#التاريخ"],
  ["https://ar.wikipedia.org/wiki/كأس_العالم_2022", ["ends كأس_العالم_2022"]],
  ["https://ar.wikipedia.org/wiki/كأس_العالم_(2022)"],
  ["https://ar.wikipedia.org/wiki/كأس_العالم_٢٠٢٢", ["ends كأس_العالم_٢٠٢٢"]],
  ["https://ar.wikipedia.org/wiki/2022_في_الرياضة", ["ends 2022_في_الرياضة"]],
  ["https://ar.wikipedia.org/wiki/علي،_حسن"],
  ["https://ar.wikipedia.org/wiki/لماذا؟"],
  ["https://ar.wikipedia.org/wiki/صباح_الخير!_(فيلم)"],
  ["https://ar.wikipedia.org/wiki/أهلا_وسهلا!", ["ends أهلا_وسهلا!"]],
  ["https://ar.wikipedia.org/wiki/لغة_C", ["mixed لغة_C"]],
  ["https://ar.wikipedia.org/wiki/محمد_علي_(ملاكم)_(توضيح)"],
  ["https://ar.wikipedia.org/wiki/علم_(رمز_(دولة))"],
  ["https://ar.wikipedia.org/wiki/ليلى_&_مجنون"],
  ["https://ar.wikipedia.org/wiki/باب_(*)", ["ends باب_(*)"]],
  ["https://ar.wikipedia.org/w/index.php?title=مصر_(دولة)&oldid=123"],
  ["https://www.example.com/أخبار/سياسة/خبر-عاجل"],
  ["https://www.example.com/2024/01/31/خبر-عاجل"],
  ["https://www.example.com/٢٠٢٤/خبر", ["number ٢٠٢٤"]],
  ["https://www.example.com/أخبار/2024/01/خبر", ["number 2024", "number 01"]],
  ["https://www.example.com/متجر/أحذية-رجالية?لون=أسود"],
  ["https://www.example.com/متجر?q=حذاء+رياضي&page=2"],
  ["https://www.example.com/ملفات/تقرير.pdf"],
  ["https://www.example.com/ملفات/تقرير-2.pdf", ["ends تقرير-2"]],
  ["https://www.example.com/قسم-/صفحة", ["ends قسم-"]],
  ["https://www.example.com/_خاص/صفحة", ["ends _خاص"]],
  ["https://مثال.السعودية/الصفحة_الرئيسية"],
  ["http://موقع.وزارة-الاتصالات.مصر/"],
  ["urn:example:كتاب"],
];

const persian: readonly Row[] = [
  ["https://fa.wikipedia.org/wiki/ایران"],
  ["https://fa.wikipedia.org/wiki/تهران_(شهر)"],
  ["https://fa.wikipedia.org/wiki/رده:شهرهای_ایران"],
  ["https://fa.wikipedia.org/wiki/بحث_کاربر:علی_(مدیر)"],
  ["https://fa.wikipedia.org/wiki/سینمای_ایران_(دهه_۱۳۵۰)"],
  ["https://fa.wikipedia.org/wiki/انتخابات_۱۴۰۰", ["ends انتخابات_۱۴۰۰"]],
  ["https://fa.wikipedia.org/wiki/۱۴۰۰_(فیلم)", ["ends ۱۴۰۰_(فیلم)"]],
  ["https://fa.wikipedia.org/wiki/گفت‌وگو"],
  ["https://fa.wikipedia.org/wiki/شاهنامه#ساختار"],
  ["https://fa.wikipedia.org/wiki/ویژه:جستجو?search=کتاب"],
  ["https://www.example.ir/اخبار/ورزشی/فوتبال"],
  ["https://www.example.ir/1402/03/15/خبر-روز"],
  ["https://www.example.ir/۱۴۰۲/۰۳/خبر-روز"],
  ["https://www.example.ir/خبر/123456", ["number 123456"]],
  ["https://www.example.ir/خبر/123456/عنوان-خبر", ["number 123456"]],
  ["https://www.example.ir/news/123456/عنوان-خبر"],
  ["https://www.example.ir/فروشگاه/گوشی-موبایل-سامسونگ"],
  ["https://www.example.ir/فروشگاه/گوشی-سامسونگ-A52", ["mixed گوشی-سامسونگ-A52"]],
  ["https://www.example.ir/جستجو?q=کفش&رنگ=سیاه"],
  ["https://www.example.ir/search?q=کفش+مردانه"],
  ["https://www.example.ir/دانلود/کتاب_(جلد_دوم).pdf"],
  ["https://www.example.ir/tag/شعر,غزل"],
  ["https://نمونه.ایران/درباره-ما"],
];

export const addresses: readonly (readonly [address: string, found: readonly string[]])[] = [
  ...hebrew,
  ...arabic,
  ...persian,
].map(([address, found = []]) => [address, found]);
