import { Title } from '../../ui/title';
export default Title;
