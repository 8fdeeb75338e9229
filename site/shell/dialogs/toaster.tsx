export { Toaster } from '../../../src/ui/toast.tsx';
