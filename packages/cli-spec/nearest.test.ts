import {describe, expect, it} from 'vitest';
import {nearest} from './nearest';

const flags = ['--port', '--target-port', '--transport', '--host'];

describe('the nearest known name', () => {
  it.each([
    ['--prot', '--port'],
    ['--tranport', '--transport'],
    ['--target-prot', '--target-port'],
    ['--hots', '--host'],
  ])('of %s is %s', (name, known) => {
    expect(nearest(name, flags)).toBe(known);
  });

  it('completes a beginning that fits one name only', () => {
    expect(nearest('inspect-the', ['inspect-the-long-name', 'list'])).toBe('inspect-the-long-name');
  });

  it('is none when more letters differ than are allowed', () => {
    expect(nearest('a/gofetch/server', ['a/osv-mcp/server'], 2)).toBeUndefined();
    expect(nearest('a/osv-mpc/server', ['a/osv-mcp/server'], 2)).toBe('a/osv-mcp/server');
  });

  it('is none when nothing is near', () => {
    expect(nearest('--colour', flags)).toBeUndefined();
    expect(nearest('x', ['rm', 'ls'])).toBeUndefined();
  });
});
