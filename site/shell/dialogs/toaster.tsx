import '../../late.css';

export { Toaster } from '../../../src/ui/toast.tsx';
