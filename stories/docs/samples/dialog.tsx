import { Button, Dialog, DialogClose, DialogContent, DialogTrigger } from '../../../src/index.ts';

export const DiscardDraft = ({ discard }: { discard: () => void }) => (
  <Dialog>
    <DialogTrigger asChild>
      <Button variant="secondary">Start over</Button>
    </DialogTrigger>
    <DialogContent title="Start over?" description="Your photos and entries will be deleted.">
      <div className="flex gap-3">
        <DialogClose asChild>
          <Button onClick={discard}>Discard draft</Button>
        </DialogClose>
        <DialogClose asChild>
          <Button variant="quiet">Keep it</Button>
        </DialogClose>
      </div>
    </DialogContent>
  </Dialog>
);
