import fc from 'fast-check';
import original from 'path-to-regexp';
import {expect, it} from 'vitest';
import pathToRegexp from './pathToRegexp';

const segment = fc.stringMatching(/^[a-z0-9_.+-]{1,6}$/);
const path = fc.array(segment, {maxLength: 4}).map((parts) => `/${parts.join('/')}`);
/** As links of a navigation write the path they lead to. */
const escaped = path.map((plain) => plain.replace(/([.+*?=^!:${}()[\]|/\\])/g, '\\$1'));
const pattern = fc.oneof(
  path,
  escaped,
  fc.constant('*'),
  path.map((start) => `${start.replace(/\/$/, '')}/:name`),
  path.map((start) => `${start}/`),
);
const options = fc.record({end: fc.boolean(), strict: fc.boolean(), sensitive: fc.boolean()});

it('matches what the original matches, with the same keys', () => {
  fc.assert(
    fc.property(pattern, path, options, fc.boolean(), (route, extra, given, follows) => {
      const ours: {name: string | number}[] = [];
      const theirs: {name: string | number}[] = [];
      const [one, other] = [
        pathToRegexp(route, ours, given),
        original(route, theirs as never, given),
      ];
      expect(ours.map(({name}) => name)).toEqual(theirs.map(({name}) => name));
      for (const candidate of [
        extra,
        route,
        route.replaceAll('\\', ''),
        `${route}/`,
        route + extra,
        route.toUpperCase(),
        follows ? `${route}${extra}/` : '/',
      ]) {
        expect(one.exec(candidate)?.slice(), `${route} against ${candidate}`).toEqual(
          other.exec(candidate)?.slice(),
        );
      }
    }),
  );
});
