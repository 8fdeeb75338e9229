import { SelectField, serviceIds, serviceNames } from '../../../src/index.ts';

const options = serviceIds.map((id) => ({ value: id, label: serviceNames[id] }));

export const Service = () => (
  <SelectField label="Service" name="serviceType" placeholder="Choose a service" required options={options} />
);
