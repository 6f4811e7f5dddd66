'use client';

import { OrganisationTokens } from '../access-tokens/index.ts';
import { OrganisationConnections, RegisteredApps } from '../apps/index.ts';
import styles from './frame/settings.module.css';

/** Everything that programs can do for the organisation, and the apps it offers to others. */
export function Programs({ orgCode }: { readonly orgCode: string }) {
  return (
    <div className={styles.page}>
      <OrganisationTokens orgCode={orgCode} />
      <OrganisationConnections orgCode={orgCode} />
      <RegisteredApps orgCode={orgCode} />
    </div>
  );
}
