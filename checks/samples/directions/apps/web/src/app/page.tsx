import { Home } from '../features/home/home.tsx';
export default Home;
