/**
 * Every string of ours that readers see or hear around the pages, in English. Other languages have a file of the same
 * exports (CONTRIBUTING.md, "Add a language"). Names in braces stand for parts that are no text, such as links.
 *
 * The framework's own strings (`theme.…`) come translated with it; `code.json` has those that we word differently.
 */

/** Which way the language is written; keys that point to a side depend on it. */
export const isRightToLeft: boolean = false;

// Pages of the docs
export const skipToContent = 'Skip to main content';
export const pagesIn = (category: string): string => `Pages in ${category}`;
export const onThisPage = 'On this page';
export const readingTime = (minutes: number): string => `${minutes} min read`;
export const copyCommands = 'Copy all commands of this page';
export const copyCommandsFailed = 'Copying failed. Use the copy button of each sample.';
export const reportIssue = 'Report an issue';
/** `{date}` is a `time` element. */
export const lastUpdated = 'Last updated {date}';
export const issueTitle = (page: string): string => `Docs: ${page}`;
export const issueBody = (address: string, version: string): string =>
  `Page: ${address}\nVersion: ${version}\n\n`;
export const directLink = (heading: string): string => `Direct link to ${heading}`;
export const done = 'Done';
export const notDone = 'Not done';
export const diagram = (title: string): string => `Diagram: ${title}`;
export const flagRequired = 'required';
export const flagDeprecated = 'deprecated';
/** Names of groups of tabs, for readers who hear the page, where the group's id does not say it. */
export const tabGroups: Readonly<Record<string, string>> = {
  os: 'Operating system',
  runtime: 'Container runtime',
  client: 'AI client',
  language: 'Language',
  shell: 'Shell',
  install: 'Installation method',
  secrets: 'Secrets provider',
};

// Code samples
export const output = 'Output';
export const incorrectExample = 'Incorrect example';
export const codeIn = (language: string): string => `${language} code`;
export const wrapLines = 'Wrap long lines';
export const copyCode = 'Copy code';
export const copied = 'Copied';
export const linkCopied = 'The link is copied.';
export const copyCodeBlocked =
  'Copying is blocked by the browser: select the text and press Ctrl+C';

// Feedback about a page
export const wasHelpful = 'Was this page helpful?';
export const yes = 'Yes';
export const no = 'No';
export const send = 'Send';
export const whatHelped = 'What helped? (optional)';
export const whatMissed = 'What was missing? (optional)';
export const feedbackPrivacy =
  'Your answer is sent with the address and version of this page, and nothing about you. Leave out names and secrets.';
export const feedbackThanks = 'Thank you.';
export const feedbackFailed = 'This could not be sent. Check your connection, then send it again.';

// The menu of a page for AI tools
export const useWithAi = 'Use with AI';
export const copyMarkdown = 'Copy as Markdown';
export const markdownCopied = 'The page is copied as Markdown.';
export const viewMarkdown = 'View as Markdown';
export const openIn = (assistant: string): string => `Open in ${assistant}`;
export const askAbout = (address: string): string =>
  `Read ${address} so that I can ask questions about it.`;
export const addServerTo = (program: string): string => `Add MCP server to ${program}`;
export const copyCommandFor = (program: string): string => `Copy command for ${program}`;
export const serverCommandCopied = 'The command that adds the MCP server is copied.';
export const copyBlocked = 'Copying is blocked by the browser.';
export const markdownFailed = 'The page did not load. Check your connection and try again.';

// Errors by their message
export const errorMessage = 'Error message';
export const errorHint =
  'Paste the full output of the failed command. The search runs in your browser and sends nothing.';
export const symptom = 'Symptom';
export const cause = 'Cause';
export const fix = 'Fix';
export const page = 'Page';
/** Of an error that a message has only words in common with. */
export const similarOnly = 'similar words only: check whether the cause fits';
export const errorUnknown = 'No page explains this error.';
export const errorsFound = (count: number): string =>
  count === 0 ? errorUnknown : count === 1 ? '1 explanation found' : `${count} explanations found`;
export const searchForError = 'Search for its words';
export const errorsFailed =
  'The list of errors did not load. Check your connection and type again.';

// Keyboard shortcuts
export const keyboardShortcuts = 'Keyboard shortcuts';
export const keySearch = 'Search';
export const keyResults = 'Go through results';
export const keyOpen = 'Open the selected result';
export const keyNextLink = 'Go to the next link (the first skips to the text)';
export const keyTabs = 'Switch tabs';
export const keyClose = 'Close the search, menu, or dialog';
export const keyList = 'Show this list';
export const noSingleKeys = 'Switch off the shortcuts of one key alone, / and ?';
export const markElsewhere = 'Mark links that lead to other sites';
export const anotherSite = '(another site)';
export const close = 'Close';

// Pages that fail (specification §8)
export const pageUnreachable = 'This page did not load';
export const retry = 'Retry';
export const pageErrorTitle = 'Page Error';
export const pageCrashed = 'This page crashed';
export const tryAgain = 'Try again';
export const loading = 'Loading';
export const pageNotFetched =
  'This page could not be fetched. Check your network connection, or try again later.';
export const partMissing =
  'A part of this page did not load. Check your network connection, or reload the page.';

// Unknown addresses
export const notFoundTitle = 'Page not found';
export const notFoundDescription =
  'There is no page at this URL. See similar pages, search, or choose where to go next.';
export const notFoundText =
  'There is no page at this URL. The page might have moved, or the URL might be misspelled.';
export const whereNext = 'Where to go next';
/** `{link}` has the text of the export below, `{key}` is a key. */
export const goToSearch = '{link}, or press {key} on any page';
export const searchTheDocs = 'Search the documentation';
export const goHome = '{link}, every guide by task';
export const docsHome = 'Documentation home';
/** `{command}` is the program's name. */
export const goToCommands = '{link}, a page for each {command} command';
export const commandReference = 'Command reference';
export const startPage = 'Start page';
export const nearestPages = 'Were you looking for one of these?';

// Search (specification §2 and §8)
export const search = 'Search';
export const searchDocs = 'Search docs';
export const searchBoxFailed =
  'Unable to fetch results. You might want to check your network connection, or reload the page.';
export const searchFailed = 'Unable to fetch results';
export const checkNetwork = 'You might want to check your network connection.';
export const searching = 'Searching…';
export const clear = 'Clear';
export const clearSearch = 'Clear search';
export const cancel = 'Cancel';
export const searchResults = 'Search results';
export const seeAllResults = (count: number): string =>
  `See all ${count} ${count === 1 ? 'result' : 'results'}`;
export const explainError = 'Explain this error message';
export const results = (count: number): string => (count === 1 ? '1 result' : `${count} results`);
export const resultsFor = (count: number, query: string): string =>
  `${results(count)} for "${query}"`;
export const noResults = (query: string): string => `No results for "${query}"`;
/** Of a filter for one type of page. */
export const noneOfType = (query: string, type: string): string =>
  `No results for "${query}" of type ${type}. Select another type.`;
export const trySearching = 'Try searching for';
export const shouldReturn = 'Believe this query should return results?';
export const letUsKnow = 'Let us know.';
export const noResultsIssue = (query: string): string => `Docs search: no results for "${query}"`;
export const recent = 'Recent';
export const favorites = 'Favorites';
export const noRecent = 'No recent searches';
export const whatToSearch = 'Search guides, commands, flags, and the API.';
export const keptSearches = 'Recent and favorite searches';
export const saveFavorite = 'Save as favorite';
export const saveAsFavorite = (title: string): string => `Save "${title}" as favorite`;
export const savedAsFavorite = (title: string): string => `Saved "${title}" as favorite`;
export const remove = 'Remove';
export const removeRecent = (title: string): string => `Remove "${title}" from recent searches`;
export const removeFavorite = (title: string): string => `Remove "${title}" from favorites`;
export const removed = (title: string): string => `Removed "${title}"`;
export const enterKey = 'Enter';
export const toSelect = 'to select';
export const downKey = 'Arrow down';
export const upKey = 'Arrow up';
export const toNavigate = 'to navigate';
export const escapeKey = 'Escape';
export const toClose = 'to close';
export const guide = 'Guide';
export const command = 'Command';
export const api = 'API';
export const concept = 'Concept';
export const tutorial = 'Tutorial';
export const reference = 'Reference';

// The page of all results
export const searchPageDescription =
  'Search the guides, the command reference and the API reference of ToolHive.';
export const showResults = 'Show results';
export const searchNeedsScripts =
  'Search requires JavaScript, which is turned off in your browser. You can reach all pages from these:';
export const cliGuides = 'Command-line guides';
export const kubernetesGuides = 'Kubernetes guides';
export const apiReference = 'API reference';
export const searchResultsFor = (query: string): string => `Search results for "${query}"`;
export const searchPageFailed =
  'Unable to fetch results. You might want to check your network connection.';
export const enterTerm = 'Enter a search term.';
export const filterByKind = 'Filter by page type';
export const all = 'All';
/** `{pages}` are links. */
export const alsoOn = 'Also on {pages}';
export const firstResults = (count: number): string =>
  `Showing the first ${count}. To narrow them down, add a word.`;
export const loadMore = 'Load more';

// Reading offline
export const keepOffline = 'Keep these docs offline';
export const keepOfflineSize = (size: string): string => `Keep these docs offline (${size})`;
export const offlineDescription =
  'Keep all pages of the ToolHive documentation and its search on your device.';
export const offlineVisited =
  'Once you have scrolled a page or followed a link, the pages that you open stay in your browser, so you can open them again without a connection. To read and search all other pages offline too, keep the whole site.';
/** `{install}` is the name of the browser's menu item. */
export const offlineUpdates =
  'A new version of the docs replaces the kept one when you reload a page. To open the docs in a window of their own, use {install} in your browser’s menu.';
export const install = 'Install';
export const offlinePart = 'Part of the docs that is kept';
export const offlineNeedsScripts =
  'Keeping the docs requires JavaScript, which is turned off in your browser.';
export const offlineImpossible =
  'This browser does not let the site store pages. Private windows and pages without HTTPS cannot store them.';
export const stop = 'Stop';
export const removeKept = 'Remove the kept docs';
export const notKept = 'The docs are not kept on this device.';
export const notKeptSize = (size: string): string =>
  `The docs are not kept on this device. They need ${size} of its storage.`;
export const keeping = (size: string): string => `Keeping the docs on this device, ${size} in all…`;
export const kept = (size: string): string =>
  `All pages and the search are kept on this device and work without a connection. They need ${size} of its storage.`;
export const noRoom =
  'This device does not have enough storage for the docs. Free some space, and then keep them again.';
export const connectionLost =
  'The connection was lost. Keep the docs again to continue where it stopped.';
export const newVersionOfDocs =
  'The site has a new version. Reload this page, and then keep the docs again.';
export const keptDamaged =
  'The browser has removed some of the kept pages. Keep the docs again to complete them.';
export const unkeptTitle = 'This page is not kept on this device';
export const unkeptText =
  'The site did not answer, and the page is not one of those that your browser keeps. Check your network connection, and then try again.';
export const keptPages = 'Pages that are kept';
export const allInFolder = 'All pages and the search are in this folder. No connection is needed.';
export const versionReady = 'A new version of these docs is ready.';
export const reload = 'Reload';
export const later = 'Later';

// The start page
export const startDescription =
  'ToolHive runs MCP servers in containers with the least access they need. Guides for the thv command line, its local API and the Kubernetes operator.';
export const startLead =
  'ToolHive runs Model Context Protocol (MCP) servers, which give AI assistants their tools. Each server runs in its own container, with the folders and secrets that you or its registry entry grant, and your editor connects to it by URL.';
export const runFirstServer = 'Run your first server';
export const installThv = 'Install thv';
/** `{operator}` is a link with the text of the export below. */
export const platforms =
  'For Linux, macOS, and Windows, with Docker or Podman. For a cluster, start with the {operator}.';
export const operator = 'Kubernetes operator';
export const operatingSystems = 'Linux, macOS, Windows';
export const whatToDo = 'What do you want to do?';
export const taskRun = 'Run a server';
export const taskRunText =
  'From the registry, from an image, or from a Python, npm, or Go package.';
export const taskConnect = 'Connect your AI client';
export const taskConnectText =
  'Let ToolHive configure VS Code, Cursor, Claude Code, Cline, or Roo Code, or copy the URL.';
export const taskSecrets = 'Keep tokens out of files';
export const taskSecretsText =
  'Store a secret once, encrypted, and pass it to the servers that need it.';
export const taskLimit = 'Limit what a server reaches';
export const taskLimitText =
  'Choose the folders that it can read or write, and run stdio servers without a network.';
export const taskCluster = 'Run servers in Kubernetes';
export const taskClusterText =
  'Install the operator with Helm, then describe each server as a resource.';
export const taskApi = 'Automate with the HTTP API';
export const taskApiText = 'Start, stop, and list servers through a local HTTP API.';
export const firstSession = 'A first session with thv';
export const stepFind = 'Find a server in the registry';
export const stepStart = 'Start it in a container';
export const stepAdd = 'Add it to Cursor';
export const stepList = 'List the running servers';
export const howItWorks = 'How ToolHive works';
export const stationClient = 'AI client';
export const stationClientText =
  'Your editor or agent. Once it is registered, ToolHive writes a URL into its configuration, and no token.';
export const stationProxy = 'ToolHive proxy';
export const stationProxyText =
  'One for each server, on your machine. It can require authentication and keep an audit log.';
export const stationContainer = 'Container';
export const stationContainerText =
  'The MCP server, without Linux capabilities, with its own mounts and environment variables.';
export const howPartsFit = 'How the parts fit together';
export const whatMcpIs = 'What the Model Context Protocol is';
export const allCommands = 'All commands';

// The API reference
export const breadcrumbs = 'Breadcrumbs';
export const apiOperations = 'API operations';
export const operations = 'Operations';
export const overview = 'Overview';
export const tryInThisPage = 'Try the API on this page';
export const authentication = 'Authentication';
export const commonResponses = 'Common responses';
export const schemas = 'Schemas';
export const version = (name: string): string => `Version ${name}`;
/** Both are links. */
export const wholeApi = 'The whole API as an OpenAPI 3.1 file: {yaml} or {json}.';
export const anyOperationReturns = 'Any operation can also return these.';
/** `{value}` is code. */
export const variableDefault = ': default {value}';
export const variableAllowed = ', allowed {values}';
export const tryTheApi = 'Try the API';
/** `{tryIt}` and `{send}` are the names of buttons. */
export const tryIntroduction =
  'Each operation has a console: select {tryIt}, edit the request, then select {send}. Requests go to a sandbox in the browser, which simulates the API without containers and without network access, or to your own server.';
export const tourIntroduction =
  'The workload tour takes you through five requests: create, list, stop, restart, delete.';
export const takeTour = 'Take the workload tour';
export const tryNeedsScripts =
  'The consoles and the tour require JavaScript. The rest of this page works without it.';
export const tryIt = 'Try it';
export const tryOperation = (summary: string): string => `Try it: ${summary}`;
export const inTheRelease = 'In the release';
export const inRelease = (release: string): string => `In ${release}`;
export const deprecated = 'deprecated';
export const notInNewCode = 'Do not use it in new code.';
export const address = 'Address:';
/** `{schemes}` is a link. */
export const needs = 'Requires {schemes}.';
export const or = ', or ';
export const optional = 'Optional.';
export const parameters = 'Parameters';
export const parameterName = 'Name';
export const parameterPlace = 'In';
export const parameterType = 'Type';
export const parameterMeaning = 'Meaning';
export const requestBody = 'Request body';
export const responses = 'Responses';
export const callbacks = 'Callbacks';
export const headers = 'Headers';
export const noBody = 'No body.';
export const linkedOperation = 'Linked operation:';
export const fields = 'Fields';
export const fieldCount = (count: number): string => `${count} field${count === 1 ? '' : 's'}`;
export const alternatives = 'Alternatives';
export const examples = (count: number): string => `${count} examples`;
export const ofField = (name: string): string => `of ${name}`;
/** `{link}` leads to a schema. */
export const itsFields = 'Its fields: {link}';
export const required = 'required';
/** `{users}` are links. */
export const usedBy = 'Used by {users}';
export const consoleFailed =
  'The console could not be loaded. Check your network connection, then press the button again.';

// The console of an operation
export const consoleOf = (summary: string): string => `Console: ${summary}`;
export const request = 'Request';
export const nothingToSet = 'This request has no parameters and no body.';
export const response = 'Response';
export const toRequest = (number: number): string => `to request ${number}`;
export const sendToSee = 'Send a request to see the response.';
export const sendTo = 'Send to';
export const browserSandbox = 'Browser sandbox';
export const ownServer = 'Your own server';
export const sandboxHint =
  'Simulates the API as it is specified, without containers and without network access.';
/** `{address}` is code. */
export const serverHint = 'Requests are sent to {address} when you select Send.';
export const hostForm = 'must be host:port, such as localhost:8080';
export const hostWithoutScheme = (form: string, scheme: string): string =>
  `${form}; leave out ${scheme}`;
export const hostPort = 'must have a port from 1 to 65535';
export const impossibleSegment = 'cannot be "." or ".." in a URL path';
export const body = 'Body';
export const theBody = 'The body';
export const theBodyInSentence = 'the body';
export const bodyAsJson = 'Body as JSON';
export const editAsJson = 'Edit as JSON';
export const editAsForm = 'Edit as form';
export const jsonPlace = (line: number, column: number, message: string): string =>
  `Line ${line}, column ${column}: ${message}`;
export const correctJsonFirst = (place: string): string =>
  `Correct the JSON before opening the form. ${place}.`;
export const isNotJson = (place: string): string => `is not JSON. ${place}.`;
export const jsonExpected = (wanted: string, found: string): string =>
  `expected ${wanted}; ${found}`;
export const jsonFound = (sign: string): string => `found ${sign}`;
export const jsonEnds = 'the text ends here';
export const jsonStringEnd = 'the string to end with " on the same line';
export const jsonEscape = 'one of " \\ / b f n r t after the backslash, or u and 4 hex digits';
export const jsonName = 'a name in double quotes';
export const jsonColon = '":" after the name';
export const jsonValue = 'a value';
export const jsonNothing = 'nothing more';
export const jsonCommaOr = (bracket: string): string => `"," or "${bracket}"`;
export const formNeedsArray = 'The form needs an array.';
export const formNeedsObject = 'The form needs an object.';
export const example = 'Example';
export const loadExample = 'Load an example';
/** In the place of an example's name, once the reader has changed the body. */
export const ownBody = 'Edited';
export const moreFields = (count: number): string =>
  `${count} more ${count === 1 ? 'field' : 'fields'}`;
export const defaultValue = (value: string): string => `Default: ${value}`;
export const notSent = 'Not sent';
export const removeRow = 'Remove';
export const add = 'Add';
export const toList = (name: string): string => `to ${name}`;
export const simulatedResponse = 'Simulated response';
export const automatic = 'Automatic, from sandbox state';
export const exampleOf = (status: string): string => `Example: ${status}`;
export const resetSandbox = 'Reset sandbox';
export const sandboxReset = 'Sandbox reset.';
export const fieldsInvalid = (count: number): string =>
  count === 1 ? '1 field is invalid;' : `${count} fields are invalid;`;
export const sandboxReturns400 = 'the sandbox returns 400.';
export const sandboxMayNotRefuse = 'the response may not say so.';
export const serverMayReturn400 = 'the server may return 400.';
export const sending = 'Sending…';
export const sendAnyway = 'Send anyway';
export const copyAsCurl = 'Copy as curl';
export const curlCopied = 'The curl command is copied.';
export const curlBlocked = 'Copying is blocked. Select the command:';
export const curlCommand = 'curl command';
export const underOneMillisecond = 'under 1 ms';
export const milliseconds = (count: number): string => `${count} ms`;
export const undocumentedStatus = 'This status is not documented for this operation.';
export const headerCount = (count: number): string => `Headers (${count})`;
export const onlyExposedHeaders = 'Only headers exposed through CORS are shown.';
export const noContent = 'No content';
export const bodyOfResponse = 'Body of the response';
export const showAll = (size: string): string => `Show all ${size}`;
export const truncatedAt = (size: string): string => `Response truncated at ${size}.`;
export const brokenOff = 'The connection ended before the response did.';
export const bodyIsNotJson = 'Content-Type is JSON; the body is not.';
export const requestNumber = (number: number): string => `Request ${number}:`;
export const historyCount = (count: number): string => `History (${count})`;
export const outcomes = {
  cancelled: 'canceled',
  timeout: 'no response',
  policy: 'blocked',
  network: 'no response',
  request: 'not sent',
};

// Requests without a response; backticks stand around code
export const whatYouCanDo = 'What you can do:';
export const browserGuide = 'Guide: Call the API from a browser';
export const canceled = 'Canceled';
export const canceledText = (host: string): string =>
  `You canceled the request. The server at \`${host}\` may have acted on it anyway.`;
export const timedOut = 'Request timed out after 65 seconds';
export const timedOutText = (host: string): string =>
  `\`${host}\` accepted the connection but sent no response in time. The server may still act on the request.`;
export const checkPort = 'Check that it is the API server that listens on this port.';
export const sendAgain = 'Send the request again, or copy it as curl, which waits longer.';
export const blockedByPolicy = 'Blocked by this site’s content security policy';
export const blockedByPolicyText = (host: string): string =>
  `The content security policy allows connections to \`localhost\` and \`127.0.0.1\` only, so nothing was sent to \`${host}\`.`;
export const runCurl = 'Copy the request as curl and run it in a terminal.';
export const openTunnel =
  'Open an SSH tunnel: `ssh -L 8080:127.0.0.1:8080 HOST`, then send to `localhost:8080`.';
export const invalidHeader = 'Invalid request header';
export const invalidHeaderText =
  'A header contains a character that is not allowed there. Nothing was sent. Correct the header parameters.';
export const noReadableResponse = 'No readable response';
export const noReadableResponseText = (host: string): string =>
  `Either no server responds at \`${host}\`, or the browser blocked the exchange. Browsers do not tell a page which.`;
export const preflightFailed =
  'For this request, the browser sends a CORS preflight first. If the preflight fails, the request itself is not sent, so nothing has changed on the server.';
export const responseHidden =
  'The browser sends this request without a CORS preflight and then hides the response. If the server runs, it may have acted on the request.';
export const isServerRunning =
  'Is the server running? `thv serve` listens on `127.0.0.1:8080` by default.';
export const noCorsHeaders =
  'The server sends no CORS headers, so the browser hides its responses from this page. Copy the request as curl, to which CORS does not apply.';
export const startProxy =
  'Start a small proxy that adds the headers, as the guide shows, and send requests to its URL.';
export const runSandboxServer = (origin: string): string =>
  `Run the sandbox server from a copy of this site: \`npm run sandbox -- --cors ${origin}\`.`;
export const insecureHere =
  'This page uses HTTPS and the server uses HTTP. Chromium and Firefox allow such requests to this machine and may ask you for permission; Safari does not.';
export const insecureElsewhere = (host: string): string =>
  `This page uses HTTPS and \`${host}\` uses HTTP, so browsers block the request.`;

// The workload tour; backticks stand around code
export const tour = 'Workload tour';
export const tourStepList = 'Steps of the tour';
export const tourStepDone = '(done)';
export const tourStep = (number: number, count: number): string => `Step ${number} of ${count}`;
export const tourFailureStep = (number: number, count: number): string =>
  `Failure example, ${number} of ${count}`;
export const tourSend = 'Send to the sandbox';
export const tourWaits = (status: string): string => `Waiting until the workload is ${status}…`;
export const tourMustBe = (status: string): string => `The workload must be ${status} first.`;
export const tourNext = (title: string): string => `Next: ${title.toLowerCase()}`;
export const tourNextFailure = 'Next: try a failing image';
export const tourAgain = 'Take the tour again';
export const tourStartOver = 'Start over';
export const tourShares = 'The consoles below share this sandbox and its history.';
export const tourExpect = (status: string): string => `Expect ${status}.`;
export const tourExpected = (status: string): string =>
  `Expected ${status}. Another console may have changed the sandbox since the tour began. Start over; this uses new workload names.`;
/** Both are marked up. */
export const workloadState = 'Workload {name}: {status}';
export const notCreated = 'not created';
export const tourCreate = {
  title: 'Create a workload',
  text: 'A workload needs an image; everything else has a default. The server responds immediately, and the workload starts in the background.',
  then: 'The response contains the port of its proxy. In the sandbox, the workload is `starting` now, and `running` about two seconds later. This release lists it only once its container exists.',
};
export const tourList = {
  title: 'List the workloads',
  text: 'Without `all=true`, the list contains running workloads only.',
  then: 'An AI client connects to `url`. `status` shows whether the workload is running.',
};
export const tourStop = {
  title: 'Stop it',
  text: 'Only a running workload can be stopped. Neither this request nor its response has a body.',
  then: 'The workload is `stopped`: its container and its settings stay.',
};
export const tourRestart = {
  title: 'Start it again',
  text: 'Like creating, restarting continues in the background.',
  then: 'It is `starting` again, on the same port, and `running` soon.',
};
export const tourDelete = {
  title: 'Delete it',
  text: 'Stops the workload if it is running, then removes its container and settings.',
  then: 'It is gone, and its name is free.',
};
export const tourFail = {
  title: 'Create one that fails',
  text: 'In the sandbox, an image with `missing` in its name cannot be pulled.',
  then: 'The response is the same as for a valid image, because 201 means only that the start has begun. After two seconds, the sandbox shows the status `error`. This release never lists such a workload, so wait for `running` before you rely on one.',
};
export const tourDeleteFailed = {
  title: 'Delete it',
  text: 'In the sandbox, failed workloads remain until you delete them. In this release, one whose image cannot be pulled is never listed.',
  then: 'The failed workload is deleted.',
};
