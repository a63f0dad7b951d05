import {describe, expect, it} from 'vitest';
import {findChromium} from './findChromium';

describe('findChromium', () => {
  it('a chosen program that is not a browser is an error that names the variable and the value', async () => {
    await expect(findChromium(process.execPath)).rejects.toThrow(
      new RegExp(`CHROMIUM_PATH is ${process.execPath}[\\s\\S]*Fix:`),
    );
  });

  it('a chosen program that is not there is an error, and no other is taken instead', async () => {
    await expect(findChromium('/no/such/chromium')).rejects.toThrow(
      'CHROMIUM_PATH is /no/such/chromium',
    );
  });
});
