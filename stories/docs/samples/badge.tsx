import { Badge } from '../../../src/index.ts';

export const Certificates = () => (
  <div className="flex flex-wrap gap-2">
    <Badge variant="accent">Most popular</Badge>
    <Badge>ISO 9001</Badge>
  </div>
);
