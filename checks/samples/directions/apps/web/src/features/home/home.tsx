import { start } from '@traip/api';
import { part } from '../../app/parts.tsx';
import { Team } from '../team';
import { crest } from '../team/crest.tsx';
import { Button } from '../../ui/button.tsx';
export const Home = Button;
