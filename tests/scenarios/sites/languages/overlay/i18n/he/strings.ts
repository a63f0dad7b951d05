/** The strings of the interface in Hebrew, for the scenario site in two languages. */

export const isRightToLeft: boolean = true;

// Pages of the docs
export const skipToContent = 'דילוג לתוכן העיקרי';
export const docsSidebar = 'דפי התיעוד';
export const pagesIn = (category: string): string => `דפים תחת ${category}`;
export const onThisPage = 'בדף הזה';
export const readingTime = (minutes: number): string =>
  minutes === 1 ? 'דקת קריאה' : `${minutes} דקות קריאה`;
export const copyCommands = 'העתקת כל הפקודות שבדף';
export const copyCommandsFailed = 'ההעתקה נכשלה: אפשר להשתמש בכפתור של כל דוגמה';
export const reportIssue = 'דיווח על בעיה';
export const lastUpdated = 'עודכן לאחרונה: {date}';
export const issueTitle = (page: string): string => `Docs: ${page}`;
export const issueBody = (address: string, version: string): string =>
  `Page: ${address}\nVersion: ${version}\n\n`;
export const directLink = (heading: string): string => `קישור ישיר אל ${heading}`;
export const done = 'בוצע';
export const notDone = 'לא בוצע';
export const diagram = (title: string): string => `תרשים: ${title}`;
export const flagRequired = 'חובה';
export const flagDeprecated = 'הוצא משימוש';
export const tabGroups: Readonly<Record<string, string>> = {
  os: 'מערכת הפעלה',
  runtime: 'סביבת קונטיינרים',
  client: 'לקוח AI',
  language: 'שפת תכנות',
  shell: 'מעטפת',
  install: 'דרך התקנה',
  secrets: 'ספק סודות',
};

// Code samples
export const output = 'פלט';
export const incorrectExample = 'דוגמה שגויה';
export const namedCode = (name: string, language: string): string => `${name}, ${language}`;
export const codeIn = (language: string): string => `קוד ${language}`;
export const wrapLines = 'גלישת שורות ארוכות';
export const copyCode = 'העתקת הקוד';
export const copied = 'הועתק';
export const linkCopied = 'הקישור הועתק.';
export const copyCodeBlocked = 'הדפדפן חוסם העתקה: יש לבחור את הטקסט וללחוץ Ctrl+C';

// Feedback about a page
export const wasHelpful = 'האם הדף עזר לך?';
export const yes = 'כן';
export const no = 'לא';
export const send = 'שליחה';
export const whatHelped = 'מה עזר? (רשות)';
export const whatMissed = 'מה היה חסר? (רשות)';
export const feedbackPrivacy =
  'נשלח עם הכתובת והגרסה של הדף, ובלי שום פרט עליך. אין לכתוב שמות או סודות.';
export const feedbackThanks = 'תודה.';
export const feedbackFailed = 'השליחה נכשלה. יש לבדוק את החיבור ולשלוח שוב.';

// The menu of a page for AI tools
export const useWithAi = 'שימוש עם AI';
export const copyMarkdown = 'העתקה בתור Markdown';
export const markdownCopied = 'הדף הועתק בתור Markdown.';
export const viewMarkdown = 'הצגה בתור Markdown';
export const openIn = (assistant: string): string => `פתיחה ב-${assistant}`;
export const askAbout = (address: string): string =>
  `קרא את ${address} כדי שאוכל לשאול עליו שאלות.`;
export const addServerTo = (program: string): string => `הוספת שרת MCP אל ${program}`;
export const copyCommandFor = (program: string): string => `העתקת הפקודה עבור ${program}`;
export const serverCommandCopied = 'הפקודה שמוסיפה את שרת ה-MCP הועתקה.';
export const copyBlocked = 'הדפדפן חוסם העתקה.';
export const markdownFailed = 'הדף לא נטען. יש לבדוק את החיבור ולנסות שוב.';

// Errors by their message
export const errorMessage = 'הודעת שגיאה';
export const errorHint = 'הדביקו את כל הפלט של הפקודה שנכשלה. החיפוש רץ בדפדפן ואינו שולח דבר.';
export const symptom = 'תסמין';
export const cause = 'סיבה';
export const fix = 'תיקון';
export const page = 'דף';
export const similarOnly = 'מילים דומות בלבד: יש לבדוק אם הסיבה מתאימה';
export const errorUnknown = 'הדפים אינם מסבירים שגיאה כזאת. אפשר לחפש כמה מהמילים שלה.';
export const errorsFailed = 'רשימת השגיאות לא נטענה. יש לבדוק את החיבור ולהקליד שוב.';

// Keyboard shortcuts
export const keyboardShortcuts = 'קיצורי מקלדת';
export const keySearch = 'חיפוש';
export const keyResults = 'מעבר בין תוצאות';
export const keyOpen = 'פתיחת התוצאה שנבחרה';
export const keyNextLink = 'מעבר לקישור הבא; הראשון מדלג אל הטקסט';
export const keyTabs = 'מעבר בין כרטיסיות';
export const keyClose = 'סגירת מה שפתוח';
export const keyList = 'הצגת הרשימה הזאת';
export const markElsewhere = 'סימון קישורים לאתרים אחרים';
export const anotherSite = '(אתר אחר)';
export const close = 'סגירה';

// Pages that fail
export const pageUnreachable = 'הדף לא נטען';
export const retry = 'ניסיון חוזר';
export const pageErrorTitle = 'שגיאה בדף';
export const pageCrashed = 'הדף קרס';
export const tryAgain = 'לנסות שוב';
export const loading = 'בטעינה';
export const pageNotFetched = 'לא ניתן היה להביא את הדף. כדאי לבדוק את החיבור לרשת.';
export const pageNotWhole = 'הדף לא הגיע בשלמותו. כדאי לבדוק את החיבור לרשת.';
export const partMissing = 'חלק מהדף לא נטען. כדאי לבדוק את החיבור לרשת, או לטעון את הדף מחדש.';

// Unknown addresses
export const notFoundTitle = 'הדף לא נמצא';
export const notFoundDescription =
  'אין דף בכתובת הזאת. כאן הדפים הקרובים ביותר, החיפוש, ולאן להמשיך.';
export const notFoundText = 'אין דף בכתובת הזאת. ייתכן שהדף עבר, או שיש שגיאת כתיב בכתובת.';
export const whereNext = 'לאן להמשיך';
export const goToSearch = '{link}, או לחיצה על {key} בכל דף';
export const searchTheDocs = 'חיפוש בתיעוד';
export const goHome = '{link}, כל המדריכים לפי משימה';
export const docsHome = 'דף הבית של התיעוד';
export const goToCommands = '{link}, דף לכל פקודה של {command}';
export const commandReference = 'מדריך הפקודות';
export const startPage = 'דף הפתיחה';
export const nearestPages = 'האם חיפשת אחד מאלה?';

// Search
export const search = 'חיפוש';
export const searchDocs = 'חיפוש בתיעוד';
export const searchBoxFailed =
  'לא ניתן להביא תוצאות. כדאי לבדוק את החיבור לרשת, או לטעון את הדף מחדש.';
export const searchFailed = 'לא ניתן להביא תוצאות';
export const checkNetwork = 'כדאי לבדוק את החיבור לרשת.';
export const searching = 'מחפש…';
export const clear = 'ניקוי';
export const clearSearch = 'ניקוי החיפוש';
export const cancel = 'ביטול';
export const searchResults = 'תוצאות החיפוש';
export const seeAllResults = (count: number): string =>
  count === 1 ? 'לתוצאה היחידה' : `לכל ${count} התוצאות`;
export const explainError = 'הסבר להודעת השגיאה';
export const results = (count: number): string =>
  count === 1 ? 'תוצאה אחת' : count === 2 ? 'שתי תוצאות' : `${count} תוצאות`;
export const noResults = (query: string): string => `אין תוצאות עבור "${query}"`;
export const trySearching = 'אפשר לחפש';
export const shouldReturn = 'לדעתך החיפוש היה צריך להחזיר תוצאות?';
export const letUsKnow = 'ספרו לנו.';
export const noResultsIssue = (query: string): string => `Docs search: no results for "${query}"`;
export const recent = 'אחרונים';
export const favorites = 'מועדפים';
export const noRecent = 'אין חיפושים אחרונים';
export const whatToSearch = 'חיפוש מדריכים, פקודות, דגלים ואת ה-API.';
export const keptSearches = 'חיפושים אחרונים ומועדפים';
export const saveFavorite = 'שמירה במועדפים';
export const saveAsFavorite = (title: string): string => `שמירת "${title}" במועדפים`;
export const savedAsFavorite = (title: string): string => `"${title}" נשמר במועדפים`;
export const remove = 'הסרה';
export const removeRecent = (title: string): string => `הסרת "${title}" מהחיפושים האחרונים`;
export const removeFavorite = (title: string): string => `הסרת "${title}" מהמועדפים`;
export const removed = (title: string): string => `"${title}" הוסר`;
export const enterKey = 'Enter';
export const toSelect = 'לבחירה';
export const downKey = 'חץ למטה';
export const upKey = 'חץ למעלה';
export const toNavigate = 'לניווט';
export const escapeKey = 'Escape';
export const toClose = 'לסגירה';
export const guide = 'מדריך';
export const command = 'פקודה';
export const api = 'API';
export const concept = 'מושג';
export const tutorial = 'שיעור';
export const reference = 'עיון';

// The page of all results
export const searchPageDescription = 'חיפוש במדריכים, במדריך הפקודות ובמדריך ה-API של ToolHive.';
export const showResults = 'הצגת תוצאות';
export const searchNeedsScripts =
  'החיפוש דורש JavaScript, שאינו פועל עכשיו בדפדפן. אפשר להגיע לכל הדפים מכאן:';
export const cliGuides = 'מדריכים לשורת הפקודה';
export const kubernetesGuides = 'מדריכים ל-Kubernetes';
export const apiReference = 'מדריך ה-API';
export const searchResultsFor = (query: string): string => `תוצאות החיפוש עבור "${query}"`;
export const searchPageFailed = 'לא ניתן להביא תוצאות. כדאי לבדוק את החיבור לרשת.';
export const enterTerm = 'יש להקליד מילת חיפוש.';
export const filterByKind = 'סינון לפי סוג הדף';
export const all = 'הכול';
export const alsoOn = 'גם בדפים {pages}';
export const firstResults = (count: number): string =>
  `אלה ${count} התוצאות הראשונות. מילה נוספת תצמצם אותן.`;
export const loadMore = 'תוצאות נוספות';

// Reading offline
export const keepOffline = 'שמירת התיעוד לקריאה ללא חיבור';
export const keepOfflineSize = (size: string): string => `שמירת התיעוד לקריאה ללא חיבור (${size})`;
export const offlineDescription = 'שמירת כל דפי התיעוד של ToolHive והחיפוש שלו במכשיר.';
export const offlineVisited =
  'דפים שנפתחו נשארים בדפדפן, ואפשר לפתוח אותם שוב ללא חיבור. כדי לקרוא ולחפש ללא חיבור גם בכל שאר הדפים, יש לשמור את האתר כולו.';
export const offlineUpdates =
  'גרסה חדשה של התיעוד מחליפה את השמורה עם טעינה מחדש של דף. כדי לפתוח את התיעוד בחלון משלו, יש לבחור {install} בתפריט הדפדפן.';
export const install = 'התקנה';
export const offlinePart = 'חלק התיעוד שנשמר';
export const offlineNeedsScripts = 'שמירת התיעוד דורשת JavaScript, שאינו פועל עכשיו בדפדפן.';
export const offlineImpossible =
  'הדפדפן אינו מרשה לאתר לשמור דפים. חלונות פרטיים ודפים ללא HTTPS אינם יכולים לשמור אותם.';
export const stop = 'עצירה';
export const removeKept = 'הסרת התיעוד השמור';
export const notKept = 'התיעוד אינו שמור במכשיר.';
export const notKeptSize = (size: string): string =>
  `התיעוד אינו שמור במכשיר. הוא דורש ${size} מהאחסון שלו.`;
export const keeping = (size: string): string => `התיעוד נשמר במכשיר, ${size} בסך הכול…`;
export const kept = (size: string): string =>
  `כל הדפים והחיפוש שמורים במכשיר ופועלים ללא חיבור. הם תופסים ${size} מהאחסון שלו.`;
export const noRoom = 'אין במכשיר די מקום לתיעוד. יש לפנות מקום ואז לשמור שוב.';
export const connectionLost = 'החיבור אבד. מה שכבר כאן לא יובא שוב.';
export const newVersionOfDocs = 'לאתר יש גרסה חדשה. יש לטעון את הדף מחדש ואז לשמור שוב.';
export const keptDamaged = 'הדפדפן הסיר חלק מהדפים השמורים. יש לשמור שוב כדי להשלים אותם.';
export const unkeptTitle = 'הדף אינו שמור במכשיר';
export const unkeptText =
  'האתר לא ענה, והדף אינו בין הדפים השמורים בדפדפן. יש לבדוק את החיבור לרשת ולנסות שוב.';
export const keptPages = 'הדפים השמורים';
export const allInFolder = 'כל הדפים והחיפוש נמצאים בתיקייה הזאת. אין צורך בחיבור.';
export const versionReady = 'גרסה חדשה של התיעוד מוכנה.';
export const reload = 'טעינה מחדש';
export const later = 'אחר כך';

// The start page
export const startDescription =
  'ToolHive מריץ שרתי MCP בקונטיינרים עם מינימום הרשאות. מדריכים לפקודה thv, ל-API המקומי ולאופרטור של Kubernetes.';
export const startLead =
  'ToolHive מריץ שרתי Model Context Protocol ‏(MCP), שנותנים כלים לעוזרי AI. כל שרת פועל בקונטיינר משלו, עם התיקיות והסודות שהוקצו לו, והעורך מתחבר אליו בכתובת URL.';
export const runFirstServer = 'הרצת השרת הראשון';
export const installThv = 'התקנת thv';
export const platforms =
  'עבור Linux‏, macOS ו-Windows, עם Docker או Podman. לאשכול, כדאי להתחיל מ{operator}.';
export const operator = 'האופרטור של Kubernetes';
export const operatingSystems = 'Linux, macOS, Windows';
export const whatToDo = 'מה ברצונך לעשות?';
export const taskRun = 'הרצת שרת';
export const taskRunText = 'מהמרשם, מתמונה, או מחבילה של Python‏, npm או Go.';
export const taskConnect = 'חיבור לקוח ה-AI';
export const taskConnectText =
  'ToolHive מגדיר את VS Code‏, Cursor‏, Claude Code‏, Cline או Roo Code, ואפשר גם להעתיק את הכתובת.';
export const taskSecrets = 'אסימונים מחוץ לקבצים';
export const taskSecretsText = 'שמירת סוד פעם אחת, מוצפן, והעברתו לשרתים שצריכים אותו.';
export const taskLimit = 'הגבלת הגישה של שרת';
export const taskLimitText = 'בחירת התיקיות לקריאה ולכתיבה, והרצת שרתי stdio ללא רשת.';
export const taskCluster = 'הרצת שרתים ב-Kubernetes';
export const taskClusterText = 'התקנת האופרטור עם Helm, ותיאור כל שרת כמשאב.';
export const taskApi = 'אוטומציה עם ה-API';
export const taskApiText = 'הפעלה, עצירה ורשימה של שרתים דרך HTTP API מקומי.';
export const firstSession = 'הפעלה ראשונה של thv';
export const stepFind = 'Find a server in the registry';
export const stepStart = 'Start it in a container';
export const stepAdd = 'Add it to VS Code';
export const stepList = 'List the running servers';
export const howItWorks = 'איך ToolHive פועל';
export const stationClient = 'לקוח AI';
export const stationClientText =
  'העורך או הסוכן. ToolHive כותב כתובת URL בהגדרות שלו, ובלי אסימון.';
export const stationProxy = 'הפרוקסי של ToolHive';
export const stationProxyText =
  'אחד לכל שרת, במחשב המקומי. הוא יכול לדרוש אימות ולנהל יומן ביקורת.';
export const stationContainer = 'קונטיינר';
export const stationContainerText =
  'שרת ה-MCP, ללא יכולות של Linux, עם העיגונים ומשתני הסביבה שלו.';
export const howPartsFit = 'איך החלקים משתלבים';
export const whatMcpIs = 'מהו Model Context Protocol';
export const allCommands = 'כל הפקודות';

// The API reference
export const breadcrumbs = 'פירורי לחם';
export const homePage = 'דף הבית';
export const apiOperations = 'פעולות ה-API';
export const operations = 'פעולות';
export const overview = 'סקירה';
export const tryInThisPage = 'ניסוי ה-API בדף הזה';
export const authentication = 'אימות';
export const commonResponses = 'תגובות משותפות';
export const schemas = 'סכמות';
export const version = (name: string): string => `גרסה ${name}`;
export const wholeApi = 'ה-API כולו כקובץ OpenAPI 3.1:‏ {yaml} או {json}.';
export const anyOperationReturns = 'כל פעולה יכולה להחזיר גם את אלה.';
export const variableDefault = ': ברירת מחדל {value}';
export const variableAllowed = ', מותר {values}';
export const tryTheApi = 'ניסוי ה-API';
export const tryIntroduction =
  'לכל פעולה יש מסוף: יש לבחור {tryIt}, לערוך את הבקשה, ואז לבחור {send}. הבקשות נשלחות לארגז חול בדפדפן, שמדמה את ה-API ללא קונטיינרים וללא גישה לרשת, או לשרת משלך.';
export const tourIntroduction = 'הסיור עובר על חמש בקשות: יצירה, רשימה, עצירה, הפעלה מחדש, מחיקה.';
export const takeTour = 'התחלת הסיור';
export const tryNeedsScripts = 'המסופים והסיור דורשים JavaScript. שאר הדף פועל בלעדיו.';
export const tryIt = 'לנסות';
export const tryOperation = (summary: string): string => `לנסות: ${summary}`;
export const inTheRelease = 'בגרסה המופצת';
export const inRelease = (release: string): string => `בגרסה ${release}`;
export const deprecated = 'הוצא משימוש';
export const notInNewCode = 'אין להשתמש בו בקוד חדש.';
export const address = 'כתובת:';
export const needs = 'דורש {schemes}.';
export const or = ', או ';
export const optional = 'רשות.';
export const parameters = 'פרמטרים';
export const parameterName = 'שם';
export const parameterPlace = 'מקום';
export const parameterType = 'סוג';
export const parameterMeaning = 'משמעות';
export const requestBody = 'גוף הבקשה';
export const responses = 'תגובות';
export const callbacks = 'קריאות חוזרות';
export const headers = 'כותרות';
export const noBody = 'ללא גוף.';
export const linkedOperation = 'פעולה מקושרת:';
export const fields = 'שדות';
export const fieldCount = (count: number): string => (count === 1 ? 'שדה אחד' : `${count} שדות`);
export const alternatives = 'חלופות';
export const examples = (count: number): string => `${count} דוגמאות`;
export const ofField = (name: string): string => `של ${name}`;
export const itsFields = 'השדות שלו: {link}';
export const required = 'חובה';
export const usedBy = 'בשימוש אצל {users}';
export const consoleFailed = 'לא ניתן היה לטעון את המסוף. יש לבדוק את החיבור וללחוץ שוב על הכפתור.';

// The console of an operation
export const consoleOf = (summary: string): string => `מסוף: ${summary}`;
export const request = 'בקשה';
export const nothingToSet = 'לבקשה הזאת אין פרמטרים ואין גוף.';
export const response = 'תגובה';
export const toRequest = (number: number): string => `לבקשה ${number}`;
export const sendToSee = 'יש לשלוח בקשה כדי לראות את התגובה.';
export const sendTo = 'יעד השליחה';
export const browserSandbox = 'ארגז חול בדפדפן';
export const ownServer = 'שרת משלך';
export const sandboxHint = 'מדמה את ה-API ללא קונטיינרים וללא גישה לרשת.';
export const serverHint = 'הבקשות נשלחות אל {address} עם בחירה ב״שליחה״.';
export const hostForm = 'חייב להיות host:port, למשל localhost:8080';
export const hostWithoutScheme = (form: string, scheme: string): string => `${form}; ללא ${scheme}`;
export const hostPort = 'חייב להיות עם פורט בין 1 ל-65535';
export const impossibleSegment = 'לא יכול להיות "." או ".." בנתיב של כתובת';
export const body = 'גוף';
export const theBody = 'הגוף';
export const theBodyInSentence = 'הגוף';
export const bodyAsJson = 'הגוף בתור JSON';
export const editAsJson = 'עריכה בתור JSON';
export const editAsForm = 'עריכה בטופס';
export const jsonPlace = (line: number, column: number, message: string): string =>
  `שורה ${line}, עמודה ${column}: ${message}`;
export const correctJsonFirst = (place: string): string =>
  `יש לתקן את ה-JSON לפני פתיחת הטופס. ${place}.`;
export const isNotJson = (place: string): string => `אינו JSON. ${place}.`;
export const jsonExpected = (wanted: string, found: string): string => `צפוי ${wanted}; ${found}`;
export const jsonFound = (sign: string): string => `נמצא ${sign}`;
export const jsonEnds = 'הטקסט נגמר כאן';
export const jsonStringEnd = 'סוף המחרוזת, " באותה שורה';
export const jsonEscape = 'אחד מ-" \\ / b f n r t אחרי הלוכסן ההפוך, או u ו-4 ספרות הקסדצימליות';
export const jsonName = 'שם במירכאות כפולות';
export const jsonColon = '":" אחרי השם';
export const jsonValue = 'ערך';
export const jsonNothing = 'שלא יבוא דבר';
export const jsonCommaOr = (bracket: string): string => `"," או "${bracket}"`;
export const formNeedsArray = 'הטופס דורש מערך.';
export const formNeedsObject = 'הטופס דורש אובייקט.';
export const example = 'דוגמה';
export const loadExample = 'טעינת דוגמה';
export const moreFields = (count: number): string =>
  count === 1 ? 'עוד שדה אחד' : `עוד ${count} שדות`;
export const defaultValue = (value: string): string => `ברירת מחדל: ${value}`;
export const notSent = 'לא נשלח';
export const removeRow = 'הסרה';
export const add = 'הוספה';
export const toList = (name: string): string => `אל ${name}`;
export const simulatedResponse = 'תגובה מדומה';
export const automatic = 'אוטומטית, לפי מצב ארגז החול';
export const exampleOf = (status: string): string => `דוגמה: ${status}`;
export const resetSandbox = 'איפוס ארגז החול';
export const sandboxReset = 'ארגז החול אופס.';
export const fieldsInvalid = (count: number): string =>
  count === 1 ? 'שדה אחד שגוי;' : `${count} שדות שגויים;`;
export const sandboxReturns400 = 'ארגז החול מחזיר 400.';
export const sandboxMayNotRefuse = 'ייתכן שהתגובה לא תציין זאת.';
export const serverMayReturn400 = 'ייתכן שהשרת יחזיר 400.';
export const sending = 'נשלח…';
export const sendAnyway = 'שליחה בכל זאת';
export const copyAsCurl = 'העתקה בתור curl';
export const curlCopied = 'פקודת curl הועתקה.';
export const curlBlocked = 'ההעתקה חסומה. אפשר לבחור את הפקודה:';
export const curlCommand = 'פקודת curl';
export const underOneMillisecond = 'פחות מ-1 ms';
export const milliseconds = (count: number): string => `${count} ms`;
export const undocumentedStatus = 'המצב הזה אינו מתועד לפעולה.';
export const headerCount = (count: number): string => `כותרות (${count})`;
export const onlyExposedHeaders = 'מוצגות רק כותרות שנחשפו דרך CORS.';
export const noContent = 'אין תוכן';
export const bodyOfResponse = 'גוף התגובה';
export const showAll = (size: string): string => `הצגת כל ${size}`;
export const truncatedAt = (size: string): string => `התגובה נקטעה אחרי ${size}.`;
export const bodyIsNotJson = 'סוג התוכן הוא JSON; הגוף אינו כזה.';
export const historyCount = (count: number): string => `היסטוריה (${count})`;
export const outcomes = {
  cancelled: 'בוטלה',
  timeout: 'אין תגובה',
  policy: 'נחסמה',
  network: 'אין תגובה',
  request: 'לא נשלחה',
};

// Requests without a response; backticks stand around code
export const whatYouCanDo = 'מה אפשר לעשות:';
export const browserGuide = 'מדריך: קריאה ל-API מדפדפן';
export const canceled = 'הבקשה בוטלה';
export const canceledText = (host: string): string =>
  `ביטלת את הבקשה. ייתכן שהשרת ב-\`${host}\` ביצע אותה בכל זאת.`;
export const timedOut = 'תם הזמן לבקשה אחרי 65 שניות';
export const timedOutText = (host: string): string =>
  `\`${host}\` קיבל את החיבור אך לא שלח תגובה בזמן. ייתכן שהשרת עוד יבצע את הבקשה.`;
export const checkPort = 'יש לבדוק ששרת ה-API הוא שמאזין לפורט הזה.';
export const sendAgain = 'אפשר לשלוח שוב, או להעתיק את הבקשה בתור curl, שממתין יותר.';
export const blockedByPolicy = 'נחסמה על ידי מדיניות האבטחה של האתר';
export const blockedByPolicyText = (host: string): string =>
  `המדיניות מתירה חיבורים אל \`localhost\` ואל \`127.0.0.1\` בלבד, ולכן דבר לא נשלח אל \`${host}\`.`;
export const runCurl = 'אפשר להעתיק את הבקשה בתור curl ולהריץ אותה במסוף.';
export const openTunnel =
  'אפשר לפתוח מנהרת SSH: `ssh -L 8080:127.0.0.1:8080 HOST`, ואז לשלוח אל `localhost:8080`.';
export const invalidHeader = 'כותרת בקשה שגויה';
export const invalidHeaderText =
  'כותרת מכילה תו שאסור בה. דבר לא נשלח. יש לתקן את הפרמטרים של הכותרות.';
export const noReadableResponse = 'אין תגובה שניתן לקרוא';
export const noReadableResponseText = (host: string): string =>
  `או ששום שרת אינו עונה ב-\`${host}\`, או שהדפדפן חסם את הקשר. דפדפנים אינם מגלים לדף מה קרה.`;
export const preflightFailed =
  'לפני הבקשה הזאת הדפדפן שולח בקשת CORS מקדימה. אם היא נכשלת, הבקשה עצמה אינה נשלחת, ולכן דבר לא השתנה בשרת.';
export const responseHidden =
  'הדפדפן שולח את הבקשה ללא בקשת CORS מקדימה ואז מסתיר את התגובה. אם השרת פועל, ייתכן שהוא ביצע את הבקשה.';
export const isServerRunning = 'האם השרת פועל? `thv serve` מאזין ב-`127.0.0.1:8080` כברירת מחדל.';
export const noCorsHeaders =
  'השרת אינו שולח כותרות CORS, ולכן הדפדפן מסתיר את תגובותיו. אפשר להעתיק את הבקשה בתור curl, ש-CORS אינו חל עליו.';
export const startProxy =
  'אפשר להפעיל פרוקסי קטן שמוסיף את הכותרות, כמו שמראה המדריך, ולשלוח אל הכתובת שלו.';
export const runSandboxServer = (origin: string): string =>
  `אפשר להריץ את שרת ארגז החול מעותק של האתר: \`npm run sandbox -- --cors ${origin}\`.`;
export const insecureHere =
  'הדף משתמש ב-HTTPS והשרת ב-HTTP. Chromium ו-Firefox מתירים בקשות כאלה למחשב הזה וייתכן שיבקשו רשות; Safari אינו מתיר.';
export const insecureElsewhere = (host: string): string =>
  `הדף משתמש ב-HTTPS ו-\`${host}\` ב-HTTP, ולכן דפדפנים חוסמים את הבקשה.`;

// The workload tour; backticks stand around code
export const tour = 'סיור';
export const tourStepList = 'שלבי הסיור';
export const tourStepDone = '(בוצע)';
export const tourStep = (number: number, count: number): string => `שלב ${number} מתוך ${count}`;
export const tourFailureStep = (number: number, count: number): string =>
  `דוגמה לכישלון, ${number} מתוך ${count}`;
export const tourSend = 'שליחה לארגז החול';
export const tourWaits = (status: string): string => `ממתינים למצב ${status}…`;
export const tourMustBe = (status: string): string => `המצב חייב להיות ${status} קודם.`;
export const tourNext = (title: string): string => `הבא: ${title}`;
export const tourNextFailure = 'הבא: תמונה שנכשלת';
export const tourAgain = 'לסיור נוסף';
export const tourStartOver = 'התחלה מחדש';
export const tourShares = 'המסופים שלמטה משתמשים באותו ארגז חול ובאותה היסטוריה.';
export const tourExpect = (status: string): string => `צפוי ${status}.`;
export const tourExpected = (status: string): string =>
  `היה צפוי ${status}. ייתכן שמסוף אחר שינה את ארגז החול מאז תחילת הסיור. אפשר להתחיל מחדש, עם שמות חדשים.`;
export const workloadState = '{name}: {status}';
export const notCreated = 'לא נוצר';
export const tourCreate = {
  title: 'יצירה',
  text: 'נדרשת תמונה; לכל השאר יש ברירת מחדל. השרת עונה מיד, וההפעלה נמשכת ברקע.',
  then: 'התגובה מכילה את הפורט של הפרוקסי. המצב הוא `starting` עכשיו, ו-`running` כעבור שתי שניות.',
};
export const tourList = {
  title: 'רשימה',
  text: 'ללא `all=true`, הרשימה מכילה רק את מה שפועל.',
  then: 'לקוח AI מתחבר אל `url`. `status` מראה אם השרת פועל.',
};
export const tourStop = {
  title: 'עצירה',
  text: 'אפשר לעצור רק מה שפועל. לבקשה ולתגובה אין גוף.',
  then: 'המצב הוא `stopped`: הקונטיינר וההגדרות נשארים.',
};
export const tourRestart = {
  title: 'הפעלה מחדש',
  text: 'כמו היצירה, ההפעלה מחדש נמשכת ברקע.',
  then: 'המצב שוב `starting`, באותו פורט, ובקרוב `running`.',
};
export const tourDelete = {
  title: 'מחיקה',
  text: 'עוצרת את מה שפועל, ואז מסירה את הקונטיינר ואת ההגדרות.',
  then: 'הוא איננו, והשם פנוי.',
};
export const tourFail = {
  title: 'יצירה שנכשלת',
  text: 'בארגז החול, תמונה ש-`missing` בשמה אינה ניתנת למשיכה.',
  then: 'התגובה זהה לזו של תמונה תקינה, כי 201 אומר רק שההפעלה החלה. כעבור שתי שניות המצב הוא `error`. יש לבדוק את המצב לפני שמסתמכים עליו.',
};
export const tourDeleteFailed = {
  title: 'מחיקה',
  text: 'מה שנכשל נשאר עד שמוחקים אותו.',
  then: 'מה שנכשל נמחק.',
};
