import { UpdateNotice } from '../../../src/index.ts';

type Update = { ready: boolean; dismiss: () => void; reload: () => void; formInUse: boolean };

export const PageUpdate = ({ ready, dismiss, reload, formInUse }: Update) => (
  <UpdateNotice
    open={ready}
    onOpenChange={(open) => !open && dismiss()}
    onReload={reload}
    held={formInUse}
    messages={{ title: 'The studio has updated this page.' }}
  />
);
