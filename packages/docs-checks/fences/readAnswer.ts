import type {Fence} from '../page/types';

/** An answer as a page shows it. */
export interface ShownAnswer {
  /** Undefined when only the body is shown. */
  status?: number;
  contentType: string | null;
  body?: string;
}

/** Takes apart what `curl` prints: only the body, or with `-i` status line, headers, empty line and body. */
export function readAnswer({language, code}: Fence): ShownAnswer | undefined {
  if (language === 'json') return {contentType: 'application/json', body: code};
  const status = /^HTTP\/[\d.]+ (\d{3})/.exec(code)?.[1];
  if (status === undefined) return undefined;
  const [head = '', ...rest] = code.split(/\n\n/);
  const type = /^content-type:\s*(.+)$/im.exec(head)?.[1] ?? null;
  // Without the type, the sample leaves the headers out and the body cannot be read.
  return {
    status: Number(status),
    contentType: type,
    ...(type === null ? {} : {body: rest.join('\n\n')}),
  };
}
