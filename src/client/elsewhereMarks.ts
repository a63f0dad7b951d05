import {adoptStyles} from '../islands/adoptStyles';

adoptStyles(
  `[data-mark-elsewhere] a[href^='http']:not(:has(svg))::after { content: ' ↗' / ' (another site)'; }`,
);
