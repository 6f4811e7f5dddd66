'use client';

import { useColorScheme } from '@mui/material/styles';
import { useEffect } from 'react';

const barColours = { light: '#ffffff', dark: '#161f31' };

/** The bar of the browser, or of the installed app, wears the colour of the page below it. */
export function BrowserColour() {
  const { colorScheme = 'light' } = useColorScheme();
  useEffect(() => {
    const tag = document.querySelector('meta[name="theme-color"]');
    tag?.setAttribute('content', barColours[colorScheme]);
  }, [colorScheme]);
  return null;
}
