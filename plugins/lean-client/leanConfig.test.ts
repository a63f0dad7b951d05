import {expect, it} from 'vitest';
import leanConfig from './leanConfig.mjs';

it('keeps what pages read and drops paths of the build machine', () => {
  const out = leanConfig(
    '/* generated */\nexport default {\n "title": "Docs",\n "baseUrl": "/",\n "themeConfig": {"navbar": {}},\n "plugins": [["x", {"file": "/home/me/x"}]],\n "clientModules": ["/home/me/y"]\n};\n',
  );
  expect(out).toBe('export default {"title":"Docs","baseUrl":"/","themeConfig":{"navbar":{}}};');
});
