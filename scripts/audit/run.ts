// What is known against the packages that the product is made of, and under what licence they are: `npm run audit`.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type Exception, type Report, undecided } from './advisories.ts';
import { type LockedPackage, licencesIn } from './licences.ts';

const exceptions: readonly Exception[] = [];

const root = new URL('../../', import.meta.url);

function readReport(): Report {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { cwd: root, encoding: 'utf8' });
  try {
    return JSON.parse(stdout) as Report;
  } catch {
    return { message: 'npm said nothing that can be read' };
  }
}

function checkLicences(): boolean {
  const lock = JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const { counts, unread } = licencesIn(lock.packages);
  for (const [licence, count] of [...counts].toSorted(([, a], [, b]) => b - a))
    console.log(`${`${count}`.padStart(5)}  ${licence}`);
  for (const one of unread) console.error(`Nobody has read the licence of ${one}.`);
  return unread.length === 0;
}

function checkAdvisories(): boolean {
  const report = readReport();
  if (report.vulnerabilities === undefined) {
    console.error(`The registry was not asked: ${report.message ?? report.error?.summary ?? 'no answer'}.`);
    return false;
  }
  const found = undecided(report, exceptions, new Date().toISOString().slice(0, 10));
  for (const one of found) console.error(one);
  console.log(
    found.length === 0 ? 'Nothing is known against any package.' : `${found.length} to decide about.`,
  );
  return found.length === 0;
}

const results = [checkLicences(), checkAdvisories()];
process.exitCode = results.every(Boolean) ? 0 : 1;
