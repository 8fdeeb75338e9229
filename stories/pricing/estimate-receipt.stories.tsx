import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { LocaleProvider } from '../../src/lib/locale.tsx';
import { EstimateReceipt } from '../../src/pricing/estimate-receipt.tsx';
import { normalizeImageCount } from '../../src/pricing/estimate.ts';
import { qualityNames, serviceNames, turnaroundNames } from '../../src/pricing/names.ts';
import { preferenceKeys } from '../../src/pricing/preferences.ts';
import {
  qualityLevels,
  serviceIds,
  turnarounds,
  type QualityLevel,
  type ServiceId,
  type Turnaround,
} from '../../src/pricing/price-table.ts';
import { Checkbox } from '../../src/ui/checkbox.tsx';
import { SelectField } from '../../src/ui/select-field.tsx';
import { TextField } from '../../src/ui/text-field.tsx';
import { inArabic } from '../host.tsx';

const meta = {
  title: 'Estimate receipt',
  component: EstimateReceipt,
  tags: ['!autodocs'],
  args: {
    serviceType: 'portrait',
    qualityLevel: 'pro',
    turnaround: 'priority',
    imageCount: 6,
    rushOrder: false,
    className: 'max-w-[352px]',
  },
  argTypes: {
    serviceType: { control: 'select', options: ['', ...serviceIds] },
    qualityLevel: { control: 'inline-radio', options: qualityLevels },
    turnaround: { control: 'inline-radio', options: turnarounds.map(({ id }) => id) },
    imageCount: { control: { type: 'number', min: 1 } },
    level: { control: 'inline-radio', options: [2, 3, 4] },
  },
  // The currency is stored on the device. A story must not start with another story's.
  beforeEach: () => localStorage.removeItem(preferenceKeys.currency),
} satisfies Meta<typeof EstimateReceipt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const PlaygroundInTheDarkroom: Story = {
  name: 'In the darkroom',
  globals: { surface: 'darkroom' },
};

/** Without a service the receipt shows no figure, not $0. */
export const NoServiceChosen: Story = {
  name: 'No service chosen',
  args: { serviceType: '' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('No service chosen yet.')).toBeVisible();
    await expect(canvasElement.textContent).not.toMatch(/\$/);
  },
};

export const NoServiceChosenInTheDarkroom: Story = {
  name: 'Without a service, darkroom',
  args: { serviceType: '' },
  globals: { surface: 'darkroom' },
};

export const OneImage: Story = { name: 'One image', args: { imageCount: 1, turnaround: 'standard' } };

export const ThreeHundredImages: Story = {
  name: 'Three hundred images',
  args: { imageCount: 300 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$2,160')).toBeVisible();
  },
};

/** The Rush turnaround and the rush order multiply: 1.5 × 1.5. */
export const RushedTwice: Story = {
  name: 'Both rush surcharges',
  args: { turnaround: 'rush', rushOrder: true },
};

/** A total longer than that of any order. The figure shrinks so that the receipt keeps its width. */
export const HugeOrder: Story = {
  name: 'Huge order',
  args: {
    serviceType: 'manipulation',
    qualityLevel: 'premium',
    turnaround: 'express',
    imageCount: 99_999_999,
  },
};

export const LongServiceName: Story = {
  name: 'Long service name',
  args: {
    messages: {
      serviceNames: {
        ...serviceNames,
        portrait: 'Portrait retouching for yearbooks, passports and company directories',
      },
    },
  },
};

/** All text can be replaced. The figures keep their direction. */
export const RightToLeft: Story = {
  name: 'Right to left',
  args: {
    messages: {
      title: 'تقدير السعر',
      subtitle: 'يتحدّث مع اختياراتك',
      base: () => 'بورتريه، للصورة',
      quality: () => 'جودة احترافية',
      turnaround: (_name, hours) => `أولوية، \u2066${hours}\u2069`,
      images: 'الصور',
      rush: 'طلب عاجل',
      notChosen: 'غير مختار',
      total: 'الإجمالي بالدولار',
      note: 'سعر تقديري. قد يتغيّر السعر النهائي بحسب تعقيد العمل.',
      showIn: 'اعرض بعملة',
    },
  },
  decorators: [inArabic],
};

export const Phone: Story = { name: 'On a phone', globals: { viewport: { value: 'phone' } } };

export const SmallPhone: Story = {
  name: 'On a small phone',
  args: { serviceType: 'background-removal', imageCount: 300 },
  globals: { viewport: { value: 'small' } },
};

/** Converted from the rounded dollars, to two decimals; the total above stays as it is. */
export const ShownInEuros: Story = {
  name: 'Shown in euros',
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Show in'), 'EUR');
    await expect(canvas.getByText('€39.56')).toBeVisible();
    await expect(canvas.getByText('$43')).toBeVisible();
  },
};

function Calculator() {
  const [service, setService] = useState<ServiceId | ''>('');
  const [quality, setQuality] = useState<QualityLevel>('pro');
  const [turnaround, setTurnaround] = useState<Turnaround>('standard');
  const [count, setCount] = useState('1');
  const [rush, setRush] = useState(false);
  return (
    <div className="grid max-w-[820px] items-start gap-8 md:grid-cols-[1fr_352px]">
      <div className="grid gap-5">
        <SelectField
          label="Service"
          placeholder="Choose a service"
          value={service}
          onChange={(event) => setService(event.target.value as ServiceId | '')}
          options={serviceIds.map((id) => ({ value: id, label: serviceNames[id] }))}
        />
        <SelectField
          label="Quality"
          value={quality}
          onChange={(event) => setQuality(event.target.value as QualityLevel)}
          options={qualityLevels.map((id) => ({ value: id, label: qualityNames[id] }))}
        />
        <SelectField
          label="Turnaround"
          value={turnaround}
          onChange={(event) => setTurnaround(event.target.value as Turnaround)}
          options={turnarounds.map(({ id, hours }) => ({
            value: id,
            label: `${turnaroundNames[id]}, ${hours}`,
          }))}
        />
        <TextField
          label="Number of images"
          type="number"
          min={1}
          value={count}
          onChange={(event) => setCount(event.target.value)}
        />
        <Checkbox label="Rush order" checked={rush} onCheckedChange={setRush} />
      </div>
      <EstimateReceipt
        serviceType={service}
        qualityLevel={quality}
        turnaround={turnaround}
        imageCount={normalizeImageCount(count)}
        rushOrder={rush}
      />
    </div>
  );
}

/** Next to its controls, as in the order form. Each change causes one announcement. */
export const BesideAForm: Story = {
  name: 'Beside a form',
  render: () => <Calculator />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Service'), 'wedding');
    await userEvent.selectOptions(canvas.getByLabelText('Quality'), 'premium');
    await userEvent.selectOptions(canvas.getByLabelText('Turnaround'), 'priority');
    const count = canvas.getByLabelText('Number of images');
    await userEvent.clear(count);
    await userEvent.type(count, '10');
    await expect(canvas.getByText('$72')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Total $72.'));
  },
};

/** Figures follow the host's locale. Text comes from `messages`. */
export const InGermanFigures: Story = {
  name: 'In German figures',
  args: { imageCount: 1200 },
  render: (args) => (
    <LocaleProvider locale="de-DE">
      <EstimateReceipt {...args} />
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('× 1.200')).toBeVisible();
  },
};
