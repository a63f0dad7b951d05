/** What stands for text that an author has still to write; the rule "unwritten" finds it. */
const write = (what: string): string => `{/* Write: ${what} */}`;

const heading = (title: string, id: string, text: string): string =>
  `## ${title} {#${id}}\n\n${text}`;

const beforeYouStart = heading(
  'Before you start',
  'before',
  write('what must be installed, running or known, each with a link to the page that explains it.'),
);
const next = heading(
  'Next steps',
  'next',
  write('two or three links to where the reader goes from here.'),
);
const command = '```bash\nthv list\n```';

/** The sections of each kind of page (https://diataxis.fr), in the order in which a reader needs them. */
export const OUTLINES = {
  tutorial: [
    write('who this tutorial is for, what works at its end, and how long it takes.'),
    heading(
      'What you build',
      'goal',
      write('the parts and how they fit together; a diagram helps.'),
    ),
    beforeYouStart,
    heading(
      'Do the first step',
      'first-step',
      `${write('one step: what to do and why, the command, and the output that the reader must see.')}\n\n${command}`,
    ),
    heading(
      'What you learned',
      'learned',
      write('the ideas behind the steps, each with a link to its explanation.'),
    ),
    heading(
      'Clean up',
      'clean-up',
      `${write('how to remove everything that the tutorial made.')}\n\n${command}`,
    ),
    next,
  ],
  'how-to': [
    write('who this guide is for and what they get.'),
    beforeYouStart,
    heading(
      'Do it',
      'steps',
      `${write('the steps. Rename this heading to the task.')}\n\n${command}`,
    ),
    heading(
      'Verify the result',
      'check',
      `${write('a command and what it prints when all is well.')}\n\n${command}`,
    ),
    heading(
      'Troubleshooting',
      'when-it-fails',
      `| Symptom | Cause | Fix |\n|---|---|---|\n| ${write('what the reader sees')} | ${write('why')} | ${write('what to do')} |`,
    ),
    heading(
      'Clean up',
      'clean-up',
      write('how to get back to the state before, and what stays behind.'),
    ),
    next,
  ],
  explanation: [
    write('the question that this page answers, and for whom.'),
    heading(
      'How it works',
      'how-it-works',
      [
        write('the idea in a few sentences; then redraw the diagram.'),
        '```mermaid\nflowchart LR\n  accTitle: How the parts work together\n  accDescr: The client talks to the proxy, and the proxy to the server.\n  client[AI client] --> proxy[Proxy] --> server[MCP server]\n```',
        '<details>\n<summary>Text description</summary>\n\nThe client talks to the proxy, and the proxy to the server.\n\n</details>',
      ].join('\n\n'),
    ),
    heading('Why it is this way', 'why', write('the reasons, and what was decided against.')),
    heading('Known limitations', 'limits', write('what a reader might expect but does not get.')),
    next,
  ],
  reference: [
    write('what this page lists, and for which release.'),
    heading(
      'All entries',
      'entries',
      `| Name | Meaning |\n|---|---|\n| ${write('name')} | ${write('meaning, with its default and its limits')} |`,
    ),
    heading('Related pages', 'related', write('links to the guides that use these entries.')),
  ],
} as const satisfies Record<string, readonly string[]>;
