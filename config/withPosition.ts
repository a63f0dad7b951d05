/** Items of the navbar, at the right where they name no side (spec §2; by themselves the framework's are at the left). */
export const withPosition = (items: readonly object[]): object[] =>
  items.map((item) => ({position: 'right', ...item}));
