'use client';

import { useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';

const barColours = { light: '#ffffff', dark: '#161f31' };

/** Sets the colour of the browser's or the installed app's bar. */
export function BrowserColour() {
  const { colorScheme = 'light' } = useColorScheme();
  useEffect(() => {
    const tag = document.querySelector('meta[name="theme-color"]');
    tag?.setAttribute('content', barColours[colorScheme]);
  }, [colorScheme]);
  return null;
}
