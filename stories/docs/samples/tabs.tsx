import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../../src/index.ts';

export const Account = () => (
  <Tabs defaultValue="in">
    <TabsList aria-label="Account">
      <TabsTrigger value="in">Sign In</TabsTrigger>
      <TabsTrigger value="up">Sign Up</TabsTrigger>
    </TabsList>
    <TabsContent value="in" forceMount>
      Your email and password
    </TabsContent>
    <TabsContent value="up" forceMount>
      Your name, email and password
    </TabsContent>
  </Tabs>
);
