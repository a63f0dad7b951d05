import {describe, expect, it} from 'vitest';
import {engineOf, urls} from './testing/engines';

describe('the place on a page', () => {
  it('puts a heading that says the query as it is typed before a section about other forms of its words', () => {
    const engine = engineOf([
      {
        url: '/rights',
        lines: [
          ['lvl1', 'Rights'],
          ['lvl2', 'Set permissions', 'writing'],
          ['content', 'The permissions deny it.'],
        ],
      },
      {
        url: '/install',
        lines: [
          ['lvl1', 'Install'],
          ['lvl2', 'Troubleshooting', 'trouble'],
          ['lvl5', 'permission denied on the socket', 'denied'],
          ['content', 'Join the group.'],
        ],
      },
    ]);
    expect(urls(engine, 'permission denied')[0]).toBe('/install#denied');
    expect(urls(engine, 'denied permission')[0]).toBe('/rights#writing');
  });

  it('puts the row that says a message before one that says more', () => {
    const engine = engineOf([
      {
        url: '/secrets',
        lines: [
          ['lvl1', 'Secrets'],
          ['lvl2', 'Troubleshooting', 'trouble'],
          ['lvl5', 'unable to decrypt the file after a reset', 'after'],
          ['content', 'Decrypt nothing.', 'after'],
          ['lvl5', 'unable to decrypt the file', 'message'],
          [
            'content',
            'The password differs from the one that the secrets were stored with.',
            'message',
          ],
        ],
      },
    ]);
    expect(urls(engine, 'unable to decrypt the file')[0]).toBe('/secrets#message');
  });

  it('puts a row that only has another word for the query after a text that says it', () => {
    const engine = engineOf(
      [
        {
          url: '/network',
          lines: [
            ['lvl1', 'Network'],
            ['lvl5', 'allow', 'allow'],
            ['content', 'A list.', 'allow'],
            ['lvl2', 'Profile', 'profile'],
            ['content', 'Write an allowlist.', 'profile'],
          ],
        },
      ],
      {oneWay: {allowlist: ['allow']}},
    );
    expect(urls(engine, 'allowlist')[0]).toBe('/network#profile');
    expect(urls(engine, 'allow')[0]).toBe('/network#allow');
  });

  it('puts a section about a word before a row that mentions it', () => {
    const engine = engineOf([
      {
        url: '/mounts',
        lines: [
          ['lvl1', 'Mounts'],
          ['lvl5', 'the format of a volume is not what this release reads', 'format'],
          ['content', 'Write two paths.', 'format'],
          ['lvl2', 'Give access to files', 'files'],
          ['content', 'A volume is a folder. Each volume has a path.', 'files'],
          ['content', 'To write to a volume, leave out the mode.', 'files'],
        ],
      },
    ]);
    expect(urls(engine, 'volume')[0]).toBe('/mounts#files');
  });

  it('puts the row of a flag that is half typed before a page that has the name of its beginning', () => {
    const engine = engineOf([
      {
        url: '/run',
        lines: [
          ['lvl1', 'Run'],
          ['content', 'A server runs in a container, which has a name and an address.'],
          ['lvl5', '--permission-profile', '--permission-profile'],
          ['content', 'A file.', '--permission-profile'],
        ],
      },
      {
        url: '/permissions',
        lines: [
          ['lvl1', 'Permissions'],
          ['lvl2', 'Permissions of a server', 'server'],
          ['content', 'Permissions, permissions.', 'server'],
        ],
      },
    ]);
    expect(urls(engine, '--permis')[0]).toBe('/run#--permission-profile');
    expect(urls(engine, 'permis')[0]).toBe('/permissions');
  });

  it('puts a heading that says the query as it is typed before a shorter one with other forms of its words', () => {
    const engine = engineOf([
      {
        url: '/files',
        lines: [
          ['lvl1', 'Files'],
          ['lvl2', 'permissions denied here', 'forms'],
          ['lvl2', 'permission denied when you start it again', 'typed'],
        ],
      },
    ]);
    expect(urls(engine, 'permission denied')[0]).toBe('/files#typed');
  });

  it('puts a heading that says the query as it is typed before a text that says it on a page about one of its words', () => {
    const engine = engineOf([
      {
        url: '/files',
        lines: [
          ['lvl1', 'Set custom permissions'],
          ['lvl2', 'Writing', 'writing'],
          ['content', 'Permission denied.'],
        ],
      },
      {
        url: '/install',
        lines: [
          ['lvl1', 'Install'],
          ['lvl2', 'permission denied on the socket', 'denied'],
          ['content', 'Join the group.'],
        ],
      },
    ]);
    expect(urls(engine, 'permission denied')[0]).toBe('/install#denied');
  });

  it('puts the row of a flag that is asked for by its letter first', () => {
    const engine = engineOf([
      {
        url: '/environment',
        lines: [
          ['lvl1', 'Environment'],
          ['lvl2', 'Each variable', 'each'],
          ['content', 'Use docker run -e or a file.'],
        ],
      },
      {
        url: '/run',
        lines: [
          ['lvl1', 'Run'],
          ['lvl2', 'Flags', 'flags'],
          ['lvl5', '--extra', '--extra'],
          ['content', 'More, as -e does.', '--extra'],
          ['lvl5', '--env, -e', '--env'],
          ['content', 'Sets a variable.', '--env'],
        ],
      },
    ]);
    expect(urls(engine, '-e')[0]).toBe('/run#--env');
    expect(urls(engine, 'run -e')[0]).toBe('/run#--env');
  });
});
