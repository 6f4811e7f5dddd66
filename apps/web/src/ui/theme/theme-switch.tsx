'use client';

import { Segments } from '../choice/segments.tsx';
import { useThemeChoice } from './use-theme-choice.ts';

export function ThemeSwitch() {
  const { label, options, chosen, choose } = useThemeChoice();
  return <Segments label={label} options={options} value={chosen} onChange={choose} />;
}
