import 'ssm-react/panels.css';
import { AboutPage } from 'ssm-react';
import { useAddress } from '../../address/AddressContext.ts';
import { withBasePath } from '../../address/paths.ts';

export function AboutRoute() {
  const { basePath } = useAddress();
  return <AboutPage productAddress={withBasePath(basePath, '/health')} />;
}
