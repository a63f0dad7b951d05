import {describe, expect, it} from 'vitest';
import {hostsOf} from './hostsOf';

describe('the hosts of a database', () => {
  it('stand in one address, each with the same user, database and options', () => {
    expect(
      hostsOf('postgres://me:secret@one,two:5433/docs?sslmode=require&target_session_attrs=any'),
    ).toEqual([
      'postgres://me:secret@one/docs?sslmode=require',
      'postgres://me:secret@two:5433/docs?sslmode=require',
    ]);
    expect(hostsOf('postgresql://one/docs')).toEqual(['postgresql://one/docs']);
  });

  it('keep their order, unless the address asks for another', () => {
    const places = [0.9, 0.1, 0.5];
    const mix = () => places.shift() ?? 0;
    expect(hostsOf('postgres://a,b,c/docs?load_balance_hosts=random', mix)).toEqual([
      'postgres://b/docs',
      'postgres://c/docs',
      'postgres://a/docs',
    ]);
  });

  it.each([
    ...['mysql://one/docs', 'postgres://', 'postgres://one,,two/docs', 'one', ''],
    ...['postgres://u:p@one:99999/d', 'postgres://u:p@one,two:54 32/d', 'postgres://u:p@[::1/d'],
  ])('are not in %j, and the error does not show it', (url) => {
    const error = new Error(
      'SEARCH_DATABASE_URL: allowed: an address such as postgres://user:password@one,two:5433/database, with ports up to 65535. Fix: correct the address.',
    );
    expect(() => hostsOf(url)).toThrow(error);
  });
});
