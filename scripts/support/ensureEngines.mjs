import {installing, canInstallBySudo} from './apt.mjs';
import {ENGINES} from './engines.mjs';
import {runStep} from './runStep.mjs';

/**
 * Makes sure that the engines beside Chromium are there, by Debian's packages where they are not.
 *
 * @returns {Promise<boolean>}
 */
export async function ensureEngines() {
  const missing = () => ENGINES.filter(({find}) => find() === undefined);
  const packages = missing().flatMap((engine) => engine.packages);
  if (packages.length === 0) return true;
  if (canInstallBySudo()) for (const step of installing(...packages)) await runStep(step);
  const names = missing().map(({name}) => name);
  if (names.length === 0) return true;
  console.error(
    `Error: ${names.join(' and ')} could not be installed, which needs Debian or Ubuntu and root, or sudo without a password.\n` +
      `Fix: install the packages ${packages.join(', ')}; \`npm test\` uses what is there.`,
  );
  return false;
}
