import { UpdateNotice } from '../../../src/index.ts';

type Update = { ready: boolean; later: () => void; take: () => void; formInUse: boolean };

export const Newer = ({ ready, later, take, formInUse }: Update) => (
  <UpdateNotice
    open={ready}
    onOpenChange={(open) => !open && later()}
    onReload={take}
    held={formInUse}
    messages={{ title: 'The studio has updated this page.' }}
  />
);
