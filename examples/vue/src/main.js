import 'ssm-react/element';
import { createApp } from 'vue';
import Portal from './Portal.vue';
import './portal.css';

createApp(Portal).mount('#root');
