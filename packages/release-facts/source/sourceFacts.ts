import {posix} from 'node:path';
import {Checkout} from '@toolhive-docs/evidence';
import type {Fact, ReleaseFacts} from '../types';
import type {Files} from './Files';
import {imageFact, imageFacts} from './imageFacts';
import {imageIn} from './imageReference';

/** A value that can be read without running the program: a text, a number, a duration, true or false. */
const LITERAL =
  /^(?:"(?:[^"\\]|\\.)*"|`[^`]*`|'.+'|true|false|-?[\w.]+(?:\s*[-+*/|<>]+\s*[\w.]+)*)$/s;

/** Reads constants from Go, and the images that the tool builds on or names. */
export async function sourceFacts(files: Files): Promise<ReleaseFacts> {
  const checkout = new Checkout(files.root);
  const notes: string[] = [];
  const facts: Fact[] = [];
  for (const path of files.list(isOwnGo)) {
    try {
      for (const {name, kind, value} of await checkout.symbolsOf(path)) {
        if ((kind !== 'const' && kind !== 'var') || value === undefined || name === '_') continue;
        const place = `${posix.dirname(path)} ${name}`;
        const image = imageIn(value.replaceAll(/^["`]|["`]$/g, ''), /image$/i.test(name));
        if (image) facts.push(imageFact(place, image, path));
        else if (LITERAL.test(value))
          facts.push({area: 'constant', id: place, path, fields: {value}});
      }
    } catch (error) {
      notes.push(
        `${path} cannot be read: ${error instanceof Error ? error.message : ''}. Its constants are not compared.`,
      );
    }
  }
  return {facts: [...facts, ...imageFacts(files)], notes};
}

function isOwnGo(path: string): boolean {
  return (
    /^(cmd|pkg)\/.*\.go$/.test(path) && !path.endsWith('_test.go') && !path.includes('/mocks/')
  );
}
