import {bodyText, type SampleRequest} from './SampleRequest';

/** Typographic quotes end a string too (PowerShell, about_Quoting_Rules); each is doubled. */
const text = (value: string): string => `'${value.replaceAll(/['‘’‚‛]/g, '$&$&')}'`;

/** A here-string ends at the first line that begins so (PowerShell, about_Quoting_Rules). */
const HERE_STRING_END = /^['‘’‚‛]@/m;

const bodyLiteral = (content: string): string =>
  content.includes('\n') && !HERE_STRING_END.test(content) ? `@'\n${content}\n'@` : text(content);

/** Methods as Invoke-RestMethod spells them. */
const spelled = (method: string): string => method.charAt(0) + method.slice(1).toLowerCase();

/** The request for PowerShell 7. An answer without a body shows its status. */
export function powershell({method, url, headers, body, statusOnly}: SampleRequest): string {
  const command = statusOnly ? '(Invoke-WebRequest' : 'Invoke-RestMethod';
  const content = bodyText(body);
  const options = [
    ...(method === 'GET' ? [] : [`-Method ${spelled(method)}`]),
    `-Uri ${text(url)}`,
    ...(headers.length
      ? [
          `-Headers @{${headers.map(([name, value]) => `${text(name)} = ${text(value)}`).join('; ')}}`,
        ]
      : []),
    ...(body && body.kind !== 'parts' ? [`-ContentType ${text(body.type)}`] : []),
    ...(content === undefined ? [] : ['-Body $body']),
    ...(body?.kind === 'file' ? [`-InFile ${text(body.file)}`] : []),
    ...(body?.kind === 'parts' ? ['-Form $form'] : []),
  ];
  const before = [
    ...(content === undefined ? [] : [`$body = ${bodyLiteral(content)}`]),
    ...(body?.kind === 'parts'
      ? [
          `$form = @{\n${body.parts.map(({name, value, file}) => `  ${text(name)} = ${file === undefined ? text(value ?? '') : `Get-Item ${text(file)}`}\n`).join('')}}`,
        ]
      : []),
  ];
  return [...before, `${command} ${options.join(' ')}${statusOnly ? ').StatusCode' : ''}`].join(
    '\n',
  );
}
