import {describe, expect, it} from 'vitest';
import {curl} from './curl';
import {go} from './go';
import {javascript} from './javascript';
import {powershell} from './powershell';
import {python} from './python';
import type {SampleRequest} from './SampleRequest';

const url = 'http://localhost:8080/api/v1beta/workloads';
const read: SampleRequest = {method: 'GET', url, headers: [], statusOnly: false};
const remove: SampleRequest = {
  method: 'DELETE',
  url: `${url}/osv-local`,
  headers: [],
  statusOnly: true,
};
const create: SampleRequest = {
  method: 'POST',
  url,
  headers: [['X-Trace', "it's me"]],
  statusOnly: false,
  body: {
    kind: 'json',
    type: 'application/json',
    value: {
      image: "o'brien/time",
      'odd-name': null,
      ok: true,
      tags: ['a', 'b'],
      oidc: {issuer: 'x'},
      none: [],
    },
  },
};
const upload: SampleRequest = {
  method: 'POST',
  url,
  headers: [],
  statusOnly: false,
  body: {
    kind: 'parts',
    parts: [
      {name: 'purpose', value: 'logo'},
      {name: 'file', file: 'file.bin'},
    ],
  },
};

describe('code samples', () => {
  it('are short for a request that only reads', () => {
    expect(curl(read)).toBe(`curl ${url}`);
    expect(powershell(read)).toBe(`Invoke-RestMethod -Uri '${url}'`);
    expect(javascript(read)).toContain(`await fetch('${url}');`);
    expect(python(read)).toContain(`requests.get("${url}", timeout=60)`);
    expect(go(read)).toContain(`response, err := http.Get("${url}")\n`);
    expect(go({...read, headers: [['X-Trace', 'a']]})).toContain(
      `http.NewRequest(http.MethodGet, "${url}", nil)`,
    );
  });

  it('show the status where the answer has nothing else', () => {
    expect(curl(remove)).toBe(`curl -i -X DELETE ${url}/osv-local`);
    expect(powershell(remove)).toBe(
      `(Invoke-WebRequest -Method Delete -Uri '${url}/osv-local').StatusCode`,
    );
    expect(javascript(remove)).toContain('console.log(response.status)');
    expect(python(remove)).toContain('print(response.status_code)');
    expect(go(remove)).toContain('fmt.Println(response.Status)');
    expect(go(remove)).not.toContain('"io"');
  });

  it('survive quotes in values', () => {
    expect(curl(create)).toContain(String.raw`o'\''brien/time`);
    expect(powershell(create)).toContain(`'X-Trace' = 'it''s me'`);
    expect(javascript(create)).toContain(String.raw`'X-Trace': 'it\'s me'`);
    expect(python(create)).toContain(`"X-Trace": "it's me"`);
    expect(go(create)).toContain(`request.Header.Set("X-Trace", "it's me")`);
  });

  it('write bodies as literals of the language', () => {
    expect(javascript(create)).toContain(`'odd-name': null,`);
    expect(python(create)).toContain(`"odd-name": None,`);
    expect(python(create)).toContain(`"ok": True,`);
    expect(python(create)).toContain(`"none": [],`);
    expect(powershell(create)).toMatch(/^\$body = @'\n\{[\s\S]*\n'@\n/);
    expect(go(create)).toContain('strings.NewReader(`{\n  "image"');
  });

  it.each([
    create.body?.kind === 'json' && create.body.value,
    {lines: 'a\r\nb\t\u2028', quotes: `"'\\"\\'\\`},
    JSON.parse('{"__proto__": {"a": 1}}') as unknown,
  ])('give JavaScript that parses and says the same as %j', (value) => {
    const written = javascript({...create, body: {kind: 'json', type: 'application/json', value}});
    const literal = /JSON\.stringify\(([\s\S]*)\),\n\}\);/.exec(written)?.[1] ?? '';
    // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
    expect(JSON.stringify(new Function(`return (${literal})`)())).toBe(JSON.stringify(value));
  });

  it('survive values that a language would read otherwise', () => {
    const sent = (value: string): SampleRequest => ({
      ...create,
      body: {kind: 'parts', parts: [{name: 'v', value}]},
    });
    expect(curl(sent('@secret.txt'))).toContain('--form-string v=@secret.txt');
    expect(python(sent('a'))).toContain('files={"v": (None, "a")}');
    expect(go(sent('a\r\n"'))).toContain(String.raw`form.WriteField("v", "a\r\n\"")`);
    expect(powershell(sent('it’s'))).toContain("'v' = 'it’’s'");
    const body = {kind: 'text', type: 'text/plain', text: "a\n'@; b"} as const;
    expect(powershell({...create, body})).toContain("$body = 'a\n''@; b'\n");
  });

  it('name the method of a request with a file only where curl would take another', () => {
    const file = {kind: 'file', type: 'application/octet-stream', file: 'body.bin'} as const;
    expect(curl({...upload, body: file})).toMatch(/^curl http.* --data-binary @body\.bin$/s);
    expect(curl({...read, body: file})).toContain(`curl -X GET ${url} `);
  });

  it('send forms with files in every language', () => {
    expect(curl(upload)).toBe(
      `curl ${url} \\\n  --form-string purpose=logo \\\n  -F file=@file.bin`,
    );
    expect(javascript(upload)).toContain(
      "form.append('file', await openAsBlob('file.bin'), 'file.bin');",
    );
    expect(python(upload)).toContain(
      'files={"purpose": (None, "logo"), "file": open("file.bin", "rb")}',
    );
    expect(go(upload)).toContain('form.CreateFormFile("file", "file.bin")');
    expect(powershell(upload)).toContain("'file' = Get-Item 'file.bin'");
  });
});
