const svg = (paths: string): string =>
  `<svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${paths}</svg>`;

/** Our own drawings for the kinds of places a project has; no vendor's mark. */
export const SOCIAL_ICONS = {
  code: svg('<path d="M8.5 7 3.5 12l5 5M15.5 7l5 5-5 5M13.5 4.5l-3 15"/>'),
  chat: svg('<path d="M4 5.5h16v11h-9l-4.5 3.5v-3.5H4zM8.5 9.5h7M8.5 12.5h4"/>'),
  video: svg('<rect x="3" y="5" width="18" height="14" rx="3"/><path d="m10 9 5 3-5 3z"/>'),
} as const;
