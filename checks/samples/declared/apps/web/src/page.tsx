import 'node:fs';
import 'fs';
import { Button } from '@mui/material/Button';
import React from 'react';
import '@fontsource/montserrat/wght.css';
import { fc } from 'fast-check';
import type { Arbitrary } from 'fast-check';
export * from 'lodash';
