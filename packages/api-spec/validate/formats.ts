const dateTime =
  /^(\d{4}-\d{2}-\d{2})[Tt ]([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?([Zz]|[+-]([01]\d|2[0-3]):[0-5]\d)$/;
const time = /^([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?([Zz]|[+-]([01]\d|2[0-3]):[0-5]\d)$/;
const ipv4 = /^((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.|$)){4}$/;
const hostname =
  /^(?=.{1,253}$)[a-z\d]([a-z\d-]{0,61}[a-z\d])?(\.[a-z\d]([a-z\d-]{0,61}[a-z\d])?)*$/i;

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function isUri(text: string): boolean {
  return /^[a-z][a-z\d+.-]*:[^\s<>"{}|\\^`]*$/i.test(text) && !/%(?![\da-f]{2})/i.test(text);
}

function isIpv6(text: string): boolean {
  return /^[\da-f:.]{2,45}$/i.test(text) && URL.canParse(`http://[${text}]/`);
}

function isRegex(text: string): boolean {
  try {
    new RegExp(text, 'u');
    return true;
  } catch {
    return false;
  }
}

/** The string formats that are checked. Others, such as `password`, are for people only. */
export const stringFormats: ReadonlyMap<string, (text: string) => boolean> = new Map([
  ['date-time', (text) => dateTime.test(text) && isDate(text.slice(0, 10))],
  ['date', isDate],
  ['time', (text) => time.test(text)],
  [
    'duration',
    (text) => /^P(?!$)(\d+Y)?(\d+M)?(\d+D)?(T(?!$)(\d+H)?(\d+M)?(\d+S)?)?$|^P\d+W$/.test(text),
  ],
  ['email', (text) => /^[^\s@]{1,64}@[^\s@]{1,255}$/.test(text)],
  ['hostname', (text) => hostname.test(text)],
  ['ipv4', (text) => ipv4.test(text)],
  ['ipv6', isIpv6],
  ['uri', isUri],
  ['uri-reference', (text) => !/[\s<>"{}|\\^`]/.test(text)],
  ['uuid', (text) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)],
  ['json-pointer', (text) => /^(\/([^~/]|~[01])*)*$/.test(text)],
  ['regex', isRegex],
  ['byte', (text) => /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/.test(text)],
]);

/** The number formats that are checked, with the smallest and the largest value. */
export const numberFormats: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['int8', [-128, 127]],
  ['uint8', [0, 255]],
  ['int16', [-32768, 32767]],
  ['uint16', [0, 65535]],
  ['int32', [-2147483648, 2147483647]],
  ['uint32', [0, 4294967295]],
  ['int64', [-(2 ** 63), 2 ** 63]],
  ['uint64', [0, 2 ** 64]],
]);
