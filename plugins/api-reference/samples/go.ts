import {allHeaders, bodyText, type SampleRequest} from './SampleRequest';

/** Methods that net/http has a constant for, in its spelling. */
const METHODS: Readonly<Record<string, string>> = {
  GET: 'MethodGet',
  HEAD: 'MethodHead',
  POST: 'MethodPost',
  PUT: 'MethodPut',
  PATCH: 'MethodPatch',
  DELETE: 'MethodDelete',
  OPTIONS: 'MethodOptions',
  TRACE: 'MethodTrace',
};

/** What a program does with an error. */
const CHECKED = ['if err != nil {', '\tlog.Fatal(err)', '}'];

/** A raw string where that is easier to read; it cannot hold a backtick, and drops carriage returns. */
function text(value: string): string {
  return /[\n"\\]/.test(value) && !/[`\r]/.test(value) ? `\`${value}\`` : JSON.stringify(value);
}

/** The request with the standard library, as a whole program. */
export function go(request: SampleRequest): string {
  const {method, url, body, statusOnly} = request;
  const packages = new Set(['fmt', 'log', 'net/http', ...(statusOnly ? [] : ['io'])]);
  const lines: string[] = [];
  let reader = 'nil';
  if (body?.kind === 'file') {
    packages.add('os');
    lines.push(`body, err := os.Open(${text(body.file)})`, ...CHECKED);
    reader = 'body';
  } else if (body?.kind === 'parts') {
    packages.add('bytes').add('mime/multipart');
    lines.push('var body bytes.Buffer', 'form := multipart.NewWriter(&body)');
    for (const {name, value, file} of body.parts) {
      if (file === undefined) {
        lines.push(`form.WriteField(${text(name)}, ${text(value ?? '')})`);
        continue;
      }
      packages.add('os');
      lines.push(
        `if part, err := form.CreateFormFile(${text(name)}, ${text(file)}); err == nil {`,
        `\tcontent, err := os.ReadFile(${text(file)})`,
        ...CHECKED.map((line) => `\t${line}`),
        '\tpart.Write(content)',
        '}',
      );
    }
    lines.push('form.Close()');
    reader = '&body';
  } else if (body) {
    packages.add('strings');
    lines.push(`body := strings.NewReader(${text(bodyText(body) ?? '')})`);
    reader = 'body';
  }
  const headers = allHeaders(request);
  if (method === 'GET' && !body && headers.length === 0)
    lines.push(`response, err := http.Get(${text(url)})`);
  else {
    const verb = METHODS[method];
    lines.push(
      `request, err := http.NewRequest(${verb === undefined ? text(method) : `http.${verb}`}, ${text(url)}, ${reader})`,
      ...CHECKED,
      ...headers.map(([name, value]) => `request.Header.Set(${text(name)}, ${text(value)})`),
    );
    if (body?.kind === 'parts')
      lines.push('request.Header.Set("Content-Type", form.FormDataContentType())');
    lines.push('response, err := http.DefaultClient.Do(request)');
  }
  lines.push(...CHECKED, 'defer response.Body.Close()');
  if (statusOnly) lines.push('fmt.Println(response.Status)');
  else
    lines.push(
      'responseBody, err := io.ReadAll(response.Body)',
      ...CHECKED,
      'fmt.Println(response.Status, string(responseBody))',
    );
  // Of a raw string, only the first line is indented: what follows belongs to the string.
  return `package main\n\nimport (\n${[...packages]
    .sort()
    .map((name) => `\t"${name}"\n`)
    .join('')})\n\nfunc main() {\n${lines.map((line) => `\t${line}`).join('\n')}\n}`;
}
