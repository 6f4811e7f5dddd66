import { Home } from '../../features/home/home.tsx';
import { PageTexts } from '../page-texts.tsx';

export default () => (
  <PageTexts of="home">
    <Home />
  </PageTexts>
);
