import { fc } from 'fast-check';
import { typescript } from 'typescript';
import { provider } from '@traip/e2e/oauth-server';
import { world } from '@traip/e2e/world';
