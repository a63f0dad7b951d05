#!/usr/bin/env node
// @ts-check
import {spawn} from 'node:child_process';
import {createInterface} from 'node:readline';
import {WebSocket, WebSocketServer} from 'ws';
import {ENGINES} from '../../scripts/support/engines.mjs';

// Firefox as it is installed, for Playwright, which drives it by WebDriver BiDi but begins with a command that Firefox 153 does not know
// yet: what readers prefer. Firefox prefers dark mode from its start (playwright.engines.config.ts), so that this wish is granted here;
// any other is left to Firefox, which refuses it.
const WISH = 'emulation.setMediaFeaturesOverride';
const GRANTED = 'dark';
const LISTENING = /WebDriver BiDi listening on (ws:.*)$/;

/** Hands messages on between Playwright and Firefox. @param {WebSocket} playwright @param {WebSocket} firefox */
function connect(playwright, firefox) {
  const opened = new Promise((resolve) => firefox.once('open', resolve));
  playwright.on('message', async (data) => {
    const {id, method, params} = JSON.parse(String(data));
    if (method === WISH && params.features['prefers-color-scheme'] === GRANTED) {
      playwright.send(JSON.stringify({type: 'success', id, result: {}}));
      return;
    }
    await opened;
    firefox.send(String(data));
  });
  firefox.on('message', (data) => playwright.send(String(data)));
  firefox.on('close', () => playwright.close());
  playwright.on('close', () => firefox.close());
}

const program = ENGINES.find(({browserName}) => browserName === 'firefox')?.find();
if (program === undefined)
  throw new Error('There is no Firefox here. Fix: run `npm run test:engines`.');
const browser = spawn(program, process.argv.slice(2), {stdio: ['ignore', 'inherit', 'pipe']});
browser.on('exit', (code) => process.exit(code ?? 1));
createInterface(browser.stderr).on('line', (line) => {
  const address = LISTENING.exec(line)?.[1];
  if (address === undefined) return console.error(line);
  const server = new WebSocketServer({host: '127.0.0.1', port: 0});
  server.on('connection', (client) => connect(client, new WebSocket(`${address}/session`)));
  server.on('listening', () => {
    const {port} = /** @type {import('node:net').AddressInfo} */ (server.address());
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${port}`);
  });
});
